import type { CardBoard, Scorecard } from '@bridge-review/api/ranking';
import { type Contract, gameLevels, readContract } from '@bridge-review/bridge/contract';
import { nextSeat, partnerOf } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';

/** By what a scorecard is summed. `first` and `second` are the two of a pair. */
export const cardGroups = [
  'declaring',
  'first declaring',
  'second declaring',
  'defending',
  'first on lead',
  'second on lead',
  'part scores',
  'games and slams',
] as const;
export type CardGroup = (typeof cardGroups)[number];

/** A part of a scorecard: a group, or the boards against the opponents of a table. */
export type CardPart = CardGroup | { readonly against: number };

/** None for opponents that the pair did not meet. */
export function boardsIn(boards: readonly CardBoard[], part: CardPart): readonly CardBoard[] {
  if (typeof part === 'string') return boards.filter((board) => isInGroup(board, part));
  const met = boards.find(({ opponents }) => opponents.tableId === part.against);
  return met === undefined ? [] : boards.filter((board) => opponentsKey(board) === opponentsKey(met));
}

/** The same for the same pair. */
export const opponentsKey = ({ opponents: { number, names } }: CardBoard): string =>
  JSON.stringify([number, names.first, names.second]);

/** Whether a board belongs to a group; figures and the boards behind them ask the same. */
function isInGroup(board: CardBoard, group: CardGroup): boolean {
  const { contract: text, declarer, seat } = board;
  const contract = text && readContract(text);
  if (contract === null || contract === 'Pass' || declarer === null) return false;
  const isDeclaring = sideOf(declarer) === sideOf(seat);
  const leader = nextSeat(declarer);
  switch (group) {
    case 'declaring':
      return isDeclaring;
    case 'first declaring':
      return declarer === seat;
    case 'second declaring':
      return declarer === partnerOf(seat);
    case 'defending':
      return !isDeclaring;
    case 'first on lead':
      return leader === seat;
    case 'second on lead':
      return leader === partnerOf(seat);
    case 'part scores':
      return !isGame(contract);
    case 'games and slams':
      return isGame(contract);
  }
}

/** By its level: a double does not make a game of what was bid as a part score. */
const isGame = ({ level, strain }: Contract): boolean => level >= gameLevels[strain];

/** What some boards gave. */
export interface CardSum {
  readonly boards: number;
  readonly points: number;
  /** Percent of the top, or IMPs; null where none counts. */
  readonly value: number | null;
}

export function sumOf(boards: readonly CardBoard[], unit: Scorecard['unit']): CardSum {
  const counted = boards.filter(({ points }) => points !== null);
  const points = counted.reduce((sum, board) => sum + (board.points ?? 0), 0);
  const top = counted.reduce((sum, board) => sum + (board.top ?? 0), 0);
  const value = unit === 'imps' ? points : top === 0 ? null : (100 * points) / top;
  return { boards: counted.length, points, value: counted.length === 0 ? null : value };
}

/** Boards against the same opponents, in the order in which they were played. */
export interface CardRound {
  readonly key: string;
  readonly round: string | null;
  readonly opponents: CardBoard['opponents'];
  readonly boards: readonly CardBoard[];
}

export function roundsOf(boards: readonly CardBoard[]): CardRound[] {
  const rounds: {
    key: string;
    round: string | null;
    opponents: CardBoard['opponents'];
    boards: CardBoard[];
  }[] = [];
  for (const board of boards) {
    const { opponents, round } = board;
    const key = JSON.stringify([round, opponentsKey(board)]);
    const known = rounds.find((one) => one.key === key);
    if (known) known.boards.push(board);
    else rounds.push({ key, round, opponents, boards: [board] });
  }
  const isNumbered = rounds.every(({ round }) => round !== null && /^\d+$/.test(round));
  return isNumbered ? rounds.toSorted((one, other) => Number(one.round) - Number(other.round)) : rounds;
}
