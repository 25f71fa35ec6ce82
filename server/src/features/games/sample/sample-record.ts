import { inventedFile, type InventedGame } from './invented-record.ts';
import { pairsEW, pairsNS, sampleBoards } from './sample-boards.ts';

/** The sample game as the file that somebody could have uploaded. */
export const sampleFile = (): { readonly name: string; readonly bytes: Uint8Array } => ({
  name: 'sample-evening.pbn',
  bytes: inventedFile(sampleGame('2026.10.13')),
});

/** @param date the day on which it was played, as PBN writes it */
export const sampleGame = (date: string): InventedGame => ({
  tags: { Event: 'Tuesday Pairs', Site: 'Larkmoor Bridge Club', Date: date, Scoring: 'MatchPoints' },
  boards: sampleBoards.map((board, index) => ({ ...board, number: index + 1 })),
  seating: threeTables,
});

/** North and South stay at their table; East and West move on after every third board. */
export const threeTables: InventedGame['seating'] = (board, place) => {
  const east = (place + Math.floor((board - 1) / 3)) % 3;
  const [N, S] = pairsNS[place]!;
  const [E, W] = pairsEW[east]!;
  return {
    players: { N, E, S, W },
    table: String(place + 1),
    room: null,
    tags: new Map([
      ['PairNS', String(place + 1)],
      ['PairEW', String(east + 4)],
    ]),
  };
};
