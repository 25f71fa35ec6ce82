import { limits } from '@bridge-review/api/limits';
import type { BoardRecord, HandRecord, Warning } from '@bridge-review/bridge/hand-record';
import { isoDateOf } from '@bridge-review/bridge/pbn/date';
import type { RecordFormat } from '@bridge-review/bridge/read-record';
import { dealKey } from '../../../deal-key.ts';
import type { GameFacts } from './protocol.ts';

/** More than a person reads; the rest is counted. */
const WARNINGS_KEPT = 100;
const LONGEST_TEXT = 500;

export function gameFacts(
  format: RecordFormat,
  { boards }: HandRecord,
  [first]: readonly [BoardRecord, ...BoardRecord[]],
  warnings: readonly Warning[],
  filename: string,
): GameFacts {
  const event = firstKnown(boards, 'Event');
  const date = firstKnown(boards, 'Date') ?? firstKnown(boards, 'EventDate');
  return {
    format,
    title: shorten(event ?? withoutEnding(filename), limits.gameText),
    tournament: event,
    round: firstKnown(boards, 'Round') ?? firstKnown(boards, 'Stage') ?? firstKnown(boards, 'Session'),
    pbnDate: date === null ? null : isoDateOf(date),
    pbnEvent: event,
    pbnSite: firstKnown(boards, 'Site'),
    handCount: boards.length,
    firstDeal: dealKey(first.deal),
    warnings: warnings.slice(0, WARNINGS_KEPT).map(({ line, column, code, message }) => ({
      line,
      column,
      code,
      message,
    })),
    warningCount: warnings.length,
  };
}

/** A question mark is PBN's word for unknown, a dash or a number sign that of some programs. */
function firstKnown(boards: readonly BoardRecord[], tag: string): string | null {
  for (const { tags } of boards) {
    const value = tags.get(tag)?.trim();
    if (value !== undefined && !/^[?#-]*$/.test(value)) return shorten(value, LONGEST_TEXT);
  }
  return null;
}

const withoutEnding = (filename: string): string => filename.replace(/\.\w{1,5}$/, '') || filename;

/** By characters, never through the middle of one. */
const shorten = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${Array.from(text)
        .slice(0, length - 1)
        .join('')}…`;
