import type { Annotation } from '@bridge-review/bridge/record/hand-record';
import { shorten } from '../../../shorten.ts';

type Texts = Pick<Annotation, 'note' | 'comments'>;

/** More than any commentator says of one table; all of it stays in the file. */
const MAX_CHARACTERS = 16_000;
const MAX_COMMENTS = 20;

/** The annotations of one table's calls and cards, up to a limit. */
export function annotationTexts(): (annotation: Texts) => Texts {
  let left = MAX_CHARACTERS;
  const take = (text: string): string => {
    const taken = left < 2 ? '' : shorten(text, left);
    left -= taken.length;
    return taken;
  };
  return ({ note, comments }) => ({
    note: note === null ? null : take(note),
    comments: comments
      .slice(0, MAX_COMMENTS)
      .map(take)
      .filter((text) => text !== ''),
  });
}
