import { type CharCodes, charCodesOf } from './char-codes.ts';
import { canonicalTagName } from './tag-names.ts';

/**
 * Tag names as they follow each other. Games of a file have the same tags in the same order, so that after each tag
 * the one that followed it the last time is expected: if it follows
 * again, its name is known by comparing characters, without creating a string.
 */
export class TagSequence {
  readonly #bySpelling = new Map<string, KnownTag>();
  #last: KnownTag = { opening: charCodesOf(''), length: 0, name: '', next: null };

  /** The tag that is expected, if it opens here as export format has it. */
  expectedAt(codes: CharCodes, at: number): KnownTag | null {
    const tag = this.#last.next;
    if (!tag) return null;
    const { opening, length } = tag;
    for (let index = 1; index < length; index++) {
      if (codes[at + index] !== opening[index]) return null;
    }
    this.#last = tag;
    return tag;
  }

  /** The standard's spelling of a name; the next time, it is expected here. */
  nameOf(spelling: string): string {
    if (spelling.length > longest) return spelling;
    let tag = this.#bySpelling.get(spelling);
    if (!tag) {
      const opening = `[${spelling} "`;
      tag = {
        opening: charCodesOf(opening),
        length: opening.length,
        name: canonicalTagName(spelling),
        next: null,
      };
      if (this.#bySpelling.size < maxKnown) this.#bySpelling.set(spelling, tag);
    }
    this.#last = this.#last.next = tag;
    return tag.name;
  }
}

/** A tag that has been read before, and the one that came after it. */
export interface KnownTag {
  /** `[Name "`, which has this length. */
  readonly opening: CharCodes;
  readonly length: number;
  readonly name: string;
  next: KnownTag | null;
}

/** Far more, and far longer, than the names of any file that was not made to fill the memory. */
const maxKnown = 500;
const longest = 40;
