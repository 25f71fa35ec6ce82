import { canonicalTagName } from './tag-names.ts';

/**
 * Tag names as they follow each other. Games of a file have the same tags in the same order, so that after each tag
 * the one that followed it the last time is expected: where it stands there again, its name is known from a look at
 * the characters, without a string being made.
 */
export class TagSequence {
  readonly #bySpelling = new Map<string, KnownTag>();
  #last: KnownTag = { opening: [], name: '', next: null };

  /** The tag that is expected, if it opens here as export format has it. */
  expectedAt(text: string, at: number): KnownTag | null {
    const tag = this.#last.next;
    if (!tag) return null;
    const { opening } = tag;
    for (let index = 1; index < opening.length; index++) {
      if (text.charCodeAt(at + index) !== opening[index]) return null;
    }
    this.#last = tag;
    return tag;
  }

  /** The standard's spelling of a name; the next time, it is expected here. */
  nameOf(spelling: string): string {
    if (spelling.length > longest) return spelling;
    let tag = this.#bySpelling.get(spelling);
    if (!tag) {
      tag = { opening: codesOf(`[${spelling} "`), name: canonicalTagName(spelling), next: null };
      if (this.#bySpelling.size < mostKnown) this.#bySpelling.set(spelling, tag);
    }
    this.#last = this.#last.next = tag;
    return tag.name;
  }
}

/** A tag that has been read before, and the one that came after it. */
export interface KnownTag {
  /** The codes of `[Name "`. */
  readonly opening: readonly number[];
  readonly name: string;
  next: KnownTag | null;
}

/** Far more, and far longer, than the names of any file that was not made to fill the memory. */
const mostKnown = 500;
const longest = 40;

const codesOf = (text: string): number[] => Array.from(text, (_, index) => text.charCodeAt(index));
