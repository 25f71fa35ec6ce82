import type { Pair, PairChosen } from '@bridge-review/api/pairs';
import type { ChosenPair } from '@bridge-review/api/participation';
import { counted, plural } from '@bridge-review/bridge/counted';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { pairText, shortPairText } from '../hands/table-text.ts';

/** 'Ada Lark – Ben Orr', or the number where there are no names. */
export const namesText = ({ names, number }: Pick<ChosenPair, 'names' | 'number'>): string =>
  pairText(names.first, names.second) || numberText(number);

/** The same with initials: 'A. Lark – B. Orr'. */
export const shortNamesText = ({ names, number }: Pick<ChosenPair, 'names' | 'number'>): string =>
  shortPairText(names.first, names.second) || numberText(number);

const numberText = (number: string | null): string => `Pair ${number ?? 'without a name'}`;

/** 'Pair 4, N–S, 27 boards, 25 with an auction'. */
export const pairFacts = ({ section, number, direction, boards, auctions }: Pair): string =>
  [
    section && `Section ${section}`,
    number && `Pair ${number}`,
    direction ? SIDE_TEXT[direction] : 'both directions',
    counted(boards, 'board'),
    auctions === boards
      ? 'all with an auction'
      : auctions === 0
        ? 'no auction'
        : `${auctions} with an auction`,
  ]
    .filter(Boolean)
    .join(', ');

/** What 'This was us' will do. */
export function outlookText({ auctions, unclearBoards }: Pair, hasPartner: boolean | 'sample'): string {
  const leftOut =
    unclearBoards === 0
      ? ''
      : ` ${counted(unclearBoards, 'board')} ${plural(unclearBoards, 'is', 'are')} left out: several tables have this pair's name there.`;
  if (auctions === 0)
    return `The file has no auction of this pair, so only the game is marked as played.${leftOut}`;
  if (hasPartner === false) return 'Choose a partner to record the auctions too: a record needs two players.';
  const whoSees = hasPartner === 'sample' ? 'you' : 'you and your partner';
  return `The file has ${counted(auctions, 'auction')} of this pair. Boards you have already recorded stay as they are; the others become records visible only to ${whoSees}.${leftOut}`;
}

/** What it did. */
export function chosenText(
  { recorded, kept, withoutAuction, participation }: PairChosen,
  { auctions }: Pick<Pair, 'auctions'>,
): string {
  const parts = [
    kept > 0 && `${counted(kept, 'board')} kept the record ${plural(kept, 'it', 'they')} had.`,
    recorded > 0 && withoutAuction > 0 && `${counted(withoutAuction, 'board')} had no auction in the file.`,
  ];
  return (
    parts.filter(Boolean).join(' ') ||
    (recorded > 0
      ? 'Open a board to see its auction.'
      : auctions > 0 && participation.partner === null
        ? 'The game is marked as played. To record its auctions too, choose your pair again with a partner.'
        : 'The game is marked as played.')
  );
}
