import type { Remark } from '../record/hand-record.ts';
import { formatComment } from './comment-text.ts';

/** The remarks of a game as lines, by the tag that they stand after. */
export class RemarkLines {
  readonly #byTag = new Map<string | null, string[]>();

  constructor(remarks: readonly Remark[]) {
    for (const remark of remarks) {
      const lines = this.#byTag.get(remark.after);
      if (lines) lines.push(formatRemark(remark));
      else this.#byTag.set(remark.after, [formatRemark(remark)]);
    }
  }

  /** The tags that have any. */
  get names(): string[] {
    return [...this.#byTag.keys()].filter((name) => name !== null);
  }

  /** Null is before all tags. */
  after(name: string | null): readonly string[] {
    return this.#byTag.get(name) ?? [];
  }
}

const formatRemark = ({ kind, text }: Remark): string =>
  kind === 'comment' ? formatComment(text) : `%${text.replaceAll(/[\r\n]+/gu, ' ')}`;
