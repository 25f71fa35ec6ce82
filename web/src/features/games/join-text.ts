import type { JoinCandidate, JoinPreview } from '@bridge-review/api/joined-results';
import { counted, plural } from '@bridge-review/bridge/counted';
import type { ChangeRow } from '../../ui/change-table.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';

/** '27 of 27 board numbers are there; all contracts and leads fit the deals.' */
export function joinSubtitle({ boards: { inFiles, there }, remarkCount, refusal }: JoinPreview): string {
  const numbers = `${there} of ${counted(inFiles, 'board number')} ${plural(there, 'is', 'are')} there`;
  if (refusal !== null) return `${numbers}.`;
  return remarkCount === 0
    ? `${numbers}, and all results fit the deals.`
    : `${numbers}. ${plural(remarkCount, 'One thing does', `${remarkCount} things do`)} not fit: see below.`;
}

export function joinChanges({ before, after, completed }: JoinPreview): ChangeRow[] {
  return [
    {
      what: 'Results',
      now: resultsText(before),
      later: resultsText(after),
      isNew: after.results > before.results,
    },
    {
      what: 'Ranking and scorecards',
      now: pairsText(before),
      later: pairsText(after),
      isNew: after.pairs > before.pairs,
    },
    {
      what: 'Players named',
      now: String(before.players),
      later: String(after.players),
      isNew: after.players > before.players,
    },
    ...(completed > 0
      ? [
          {
            what: 'Results already in the game',
            now: String(completed),
            later: 'names or details added',
            isNew: true,
          },
        ]
      : []),
    { what: 'Auctions and comments of players', now: '', later: 'stay as they are', isNew: false },
  ];
}

/** '243, up to 9 a board' */
const resultsText = ({ results, tables }: JoinPreview['before']): string =>
  results === 0 ? 'none' : tables > 1 ? `${results}, up to ${tables} a board` : String(results);

const pairsText = ({ pairs }: JoinPreview['before']): string =>
  pairs === 0 ? 'none' : counted(pairs, 'pair');

/** '14 October 2025, 27 of these boards, uploaded by Ann' */
export const candidateFacts = (
  { date, boards, uploaderName }: JoinCandidate,
  /** Where they are not all of one. */
  withUploader: boolean,
): string =>
  [
    date && formatDate(calendarDay(date)),
    `${boards} of these boards`,
    withUploader && `uploaded by ${uploaderName}`,
  ]
    .filter(Boolean)
    .join(', ');

/** 'Add 243 results'; where none is new, how many it completes. */
export const joinVerb = ({ added, completed }: Pick<JoinPreview, 'added' | 'completed'>): string =>
  added > 0 ? `Add ${counted(added, 'result')}` : `Complete ${counted(completed, 'result')}`;

/** '243 results added to Tuesday Pairs.' */
export function joinOutcomeText(
  { added, completed }: Pick<JoinPreview, 'added' | 'completed'>,
  title: string,
): string {
  const came = added > 0 ? [`${counted(added, 'result')} added to ${title}.`] : [];
  const more = completed > 0 ? [`Names or details were added to ${counted(completed, 'result')}.`] : [];
  return [...came, ...more].join(' ');
}
