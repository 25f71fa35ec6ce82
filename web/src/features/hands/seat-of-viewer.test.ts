import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { describe, expect, test } from 'vitest';
import { seatOfViewer } from './seat-of-viewer.ts';

const user = { displayName: 'ada_w', firstName: 'Ada', lastName: 'Whitlock' };
const names = { first: 'Cara Dunn', second: 'Benedict' };
const pairOf = (viewer: 'first' | 'second' | null) => ({
  names,
  viewer,
  number: '4',
  records: 0,
});
const tableOf = (ownSide: Side | null, N: string | null, E: string, S: string, W: string) => ({
  ownSide,
  players: { N, E, S, W },
});
const theirs = tableOf(null, 'Cara Dunn', 'Eve', 'Gus', 'Hal');

interface Given {
  tables?: readonly ReturnType<typeof tableOf>[];
  viewer?: 'first' | 'second' | null;
  seat?: Seat | null;
  recorded?: Side | null;
}
const seatFor = ({ tables = [], viewer, seat = null, recorded = null }: Given) =>
  seatOfViewer({
    participation: { seat, pair: viewer === undefined ? null : pairOf(viewer) },
    user,
    results: tables,
    recordedSide: recorded,
    analysedSide: null,
  });

describe('where the viewer sat on a board', () => {
  test('is where the file names the player of the pair, in either direction', () => {
    const north = [tableOf('NS', 'CARA  DUNN#4711', 'Eve', 'Benedict', 'Finn'), theirs];
    const west = [tableOf('EW', 'Eve', 'Benedict', 'Finn', 'Cara Dunn'), theirs];
    expect(seatFor({ tables: north, viewer: 'first' })).toEqual({ seat: 'N', side: 'NS' });
    expect(seatFor({ tables: north, viewer: 'second' })).toEqual({ seat: 'S', side: 'NS' });
    expect(seatFor({ tables: west, viewer: 'first' })).toEqual({ seat: 'W', side: 'EW' });
    expect(seatFor({ tables: west, viewer: 'first', recorded: 'EW' })).toEqual({ seat: 'W', side: 'EW' });
  });

  test('is that of this board, where the two changed seats and the game has the other one', () => {
    const swapped = [tableOf('NS', 'Benedict', 'Eve', 'Cara Dunn', 'Finn')];
    expect(seatFor({ tables: swapped, viewer: 'first', seat: 'N' })).toEqual({ seat: 'S', side: 'NS' });
  });

  test('is not guessed: only the side is known of a pair of which one has not said who one was', () => {
    const west = [tableOf('EW', 'Eve', 'Benedict', 'Finn', 'Cara Dunn')];
    expect(seatFor({ tables: west, viewer: null })).toEqual({ seat: null, side: 'EW' });
  });

  test('is not known from two tables, from none, or where the file leaves the name out', () => {
    const north = tableOf('NS', 'Cara Dunn', 'Eve', 'Benedict', 'Finn');
    expect(seatFor({ tables: [north, north], viewer: 'first' })).toEqual({ seat: null, side: null });
    expect(seatFor({ tables: [theirs], viewer: 'first' })).toEqual({ seat: null, side: null });
    expect(seatFor({ tables: [tableOf('NS', null, 'Eve', 'Benedict', 'Finn')], viewer: 'first' })).toEqual({
      seat: null,
      side: 'NS',
    });
    // Somebody else of the viewer's own name sat there.
    expect(
      seatFor({ tables: [tableOf('NS', 'Ada Whitlock', 'Eve', 'B.', 'F.')], viewer: 'first' }).seat,
    ).toBeNull();
  });

  test('is as one said of the game, or else by one’s own name', () => {
    const own = tableOf('EW', 'Eve', 'Ada Whitlock', 'Finn', 'Benedict');
    expect(seatFor({ seat: 'S' })).toEqual({ seat: 'S', side: 'NS' });
    expect(seatFor({ tables: [own] })).toEqual({ seat: 'E', side: 'EW' });
    expect(seatFor({ tables: [own], viewer: null })).toEqual({ seat: 'E', side: 'EW' });
  });

  test('is none where the bidding recorded is of the other side', () => {
    expect(seatFor({ seat: 'S', recorded: 'EW' })).toEqual({ seat: null, side: 'EW' });
  });
});
