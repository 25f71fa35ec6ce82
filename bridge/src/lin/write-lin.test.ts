import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractOf } from '../auction.ts';
import { boardNumber } from '../board.ts';
import { mergeGames, type Game } from '../games.ts';
import { decodeText } from '../pbn/decode.ts';
import { unwrap } from '../result.ts';
import { anyGame, anyWords } from '../testing/any-game.ts';
import { corpus } from '../testing/corpus.ts';
import { matchTags } from './lin-match.ts';
import { linToAddress } from './lin-address.ts';
import { readLin } from './read-lin.ts';
import { writeLin } from './write-lin.ts';

const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|';

/** Few numbers, so that boards meet; match names come and go. */
const anyRecord = fc
  .array(
    fc.tuple(
      anyGame,
      fc.integer({ min: 1, max: 3 }),
      fc.dictionary(fc.constantFrom(...matchTags), anyWords, { maxKeys: 3 }),
    ),
    { maxLength: 5 },
  )
  .map((games) => ({
    header: [],
    boards: mergeGames(
      games
        .filter(([game]) => game.number !== null || !needsList(game))
        .map(([game, number, tags]) => ({
          ...game,
          number: game.number && unwrap(boardNumber(number)),
          tags: new Map(Object.entries(tags)),
        })),
    ),
  }));

/** A contract that is not the auction's stands in the list of results, which goes by numbers. */
const needsList = ({ table }: Game): boolean =>
  table !== null && table.contract !== null && !(table.auction && contractOf(table.auction.auction));

/** Not a claim about speed: a busy machine may take its time over hundreds of random files. */
const patient = { timeout: 60_000 };

describe('writing LIN', patient, () => {
  it('loses nothing that LIN can say', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const reading = readLin(writeLin(record));
        expect(reading.record).toEqual(record);
        expect(reading.warnings).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('writes a result that has no auction into the list, for every table', () => {
    const { record } = readLin(
      `rs|3NN=,|bn|7|qx|o7|pn|A,B,C,D|${deal}\nvg||rs|4SWx-4,|bn|7|qx|o7|pn|E,F,G,H|${deal}`,
    );
    expect(record.boards[0]?.results).toHaveLength(2);
    const text = writeLin(record);
    expect(text).toContain('rs|3NN=,|');
    expect(text).toContain('rs|4SWx-4,|');
    expect(readLin(text).record).toEqual(record);
  });

  it('leaves the list blank where tables with auctions of their own differ', () => {
    const { record } = readLin(`vg|Cup|qx|o7|${deal}mb|1Cppp|mc|7|\nqx|o7|${deal}mb|1Nppp|mc|8|`);
    const text = writeLin(record);
    expect(text).toContain('rs|,|');
    expect(readLin(text)).toEqual({ record, warnings: [] });
  });

  it('has no way to write a bar, and leaves it out', () => {
    const { record } = readLin(linToAddress('https://example.org/', `pn|A,B,C,D|${deal}`));
    const [board] = record.boards;
    const [result] = board?.results ?? [];
    if (!board || !result) throw new Error('The board should be there.');
    const players = { ...result.players, N: 'Ann|Bea, Cleo' };
    const text = writeLin({ header: [], boards: [{ ...board, results: [{ ...result, players }] }] });
    expect(readLin(text).record.boards[0]?.results[0]?.players.N).toBe('Ann Bea  Cleo');
  });

  it('of nothing is nothing', () => {
    expect(writeLin({ header: [], boards: [] })).toBe('');
  });
});

describe('real LIN files', () => {
  const files = corpus('lin');

  for (const { name, bytes } of files) {
    it(`${name} is read whole, and survives being written`, () => {
      const { record, warnings } = readLin(unwrap(decodeText(bytes)).text);
      expect(record.boards.length).toBeGreaterThan(0);
      expect(warnings).toEqual([]);
      expect(readLin(writeLin(record))).toEqual({ record, warnings: [] });
    });
  }

  it.skipIf(files.length === 0)('hold boards, results, auctions and play', () => {
    const boards = files.flatMap(({ bytes }) => readLin(unwrap(decodeText(bytes)).text).record.boards);
    const results = boards.flatMap((board) => board.results);
    expect(boards).toHaveLength(37);
    expect(results).toHaveLength(48);
    expect(results.every(({ auction, play, tricks }) => auction && play && tricks !== null)).toBe(true);
  });
});

describe('no text of any kind', patient, () => {
  const words =
    '| || md mb pc an nt qx vg rs pn ah sv mc bn , ! o1 c1 p 1C 7N d r SA h2 13 % http://x?lin= \0 \uFFFD 😀';
  const piece = fc.constantFrom(...words.split(' '), deal, 'Board 1', '\n', ' ');
  const nearly = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  it('makes the reader throw, or what it read unwritable', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
        const { record } = readLin(text);
        expect(readLin(writeLin(record)).record.boards).toHaveLength(record.boards.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('makes a damaged file unreadable beyond the damage', () => {
    const whole = [1, 2, 3].map((board) => `qx|o${board}|${deal}ah|Board ${board}|mb|1Cppp|\n`).join('');
    fc.assert(
      fc.property(fc.nat(whole.length), fc.string({ maxLength: 5 }), (at, noise) => {
        const { record } = readLin(whole.slice(0, at) + noise + whole.slice(at));
        expect(record.boards.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['bars', '|'.repeat(1e6)],
    ['calls', `${deal}${'mb|p|'.repeat(2e5)}`],
    ['calls in one tag', `${deal}mb|${'p'.repeat(1e6)}|`],
    ['cards', `${deal}mb|1Cppp|${'pc|SA|'.repeat(2e5)}`],
    ['hands', `md|1${'S,'.repeat(5e5)}|`],
    ['results', `rs|${'x,'.repeat(3e5)}|`],
    ['board numbers', `bn|${'1,'.repeat(3e5)}|${`qx|o1|${deal}`.repeat(5000)}`],
    ['matches', 'vg|,|'.repeat(2e5)],
    ['blanks', ' '.repeat(1e6)],
    ['broken addresses', `http://x?lin=${'%'.repeat(1e6)}`],
    ['short addresses', 'http://x\n'.repeat(1e5)],
  ])('makes it work long: a million characters of %s', (_, text) => {
    const { warnings } = readLin(text);
    expect(warnings.length).toBeLessThanOrEqual(501);
    for (const { message } of warnings) expect(message.length).toBeLessThan(300);
  });

  it('makes it go on beyond its budget', () => {
    const { record, warnings } = readLin(`${deal}ah|Board 1|${deal}ah|Board 2|`, { mostTags: 2 });
    expect(record.boards).toHaveLength(1);
    expect(warnings).toMatchObject([{ code: 'too-many-tags' }]);
  });
});
