import type { JudgedRecord } from '@bridge-review/api/analysis';
import type { OwnBoard } from '@bridge-review/api/boards';
import type { GameHand } from '@bridge-review/api/hands';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { boardRoutes } from '@bridge-review/api/routes/boards';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { type Answer, answer } from './answers.ts';
import { aHand, gameAnswers, notPlayed } from './games.ts';
import { trickTable } from './trick-table.ts';

/** A board that the viewer's pair played in 4 hearts for +420, bid as played, and judged with this loss. */
export interface Played {
  readonly hand: GameHand;
  readonly own: OwnBoard;
  readonly judged: JudgedRecord | null;
}

export function aBoard(board: number, loss = 0): Played {
  const hand = { ...aHand(board), hasBidding: true };
  return {
    hand,
    own: {
      handId: hand.id,
      side: 'NS',
      table: {
        contract: '4H',
        declarer: 'S',
        tricks: 10,
        scoreNS: 420,
        comparison: { unit: 'percent', ns: 75 },
      },
      record: { contract: '4H', declarer: 'S' },
      tricks: trickTable('89a7789a775436654366'),
      parNS: 420,
    },
    judged: {
      handId: hand.id,
      boardNumber: board,
      contract: '4H',
      declarer: 'S',
      side: 'NS',
      scoreNS: 420,
      parNS: 420,
      loss,
      accuracy: 100 * 2 ** (-loss / 4),
      verdict: loss === 0 ? 'par reached' : 'underbid',
      fair: null,
    },
  };
}

/** The same board without a record. */
export const toBid = ({ hand, own }: Played): Played => ({
  hand,
  own: { ...own, record: null },
  judged: null,
});

/** The answers that the page of a game of these boards needs, for who played it. */
export const playedAnswers = (boards: readonly Played[]): Answer[] => [
  ...gameAnswers,
  answer(participationRoutes.mine, { ...notPlayed, isPlaying: true, seat: 'S' }),
  answer(
    handRoutes.list,
    boards.map(({ hand }) => hand),
  ),
  answer(
    boardRoutes.mine,
    boards.map(({ own }) => own),
  ),
  answer(analysisRoutes.game, {
    total: boards.length,
    analysed: boards.length,
    records: boards.flatMap(({ judged }) => judged ?? []),
  }),
];
