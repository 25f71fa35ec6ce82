import { type CallAnnotation, EXPLANATION_MAX } from './bidding.ts';
import type { RecordedAuction } from './hands.ts';

/**
 * The alerts and explanations that come along when a table's auction becomes a pair's record. Line breaks become blanks,
 * and what is too long to be stored is cut.
 */
export const annotationsToRecord = ({
  annotations,
}: Pick<RecordedAuction, 'annotations'>): CallAnnotation[] =>
  annotations
    .map(({ call, alerted, note }) => ({ call, alerted, note: printable(note) }))
    .filter(({ alerted, note }) => alerted || note !== null);

const printable = (note: string | null): string | null =>
  note
    ?.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, EXPLANATION_MAX)
    // Half a character, where the cut went through one.
    .replace(/\p{Cs}$/u, '')
    .trim() || null;
