import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractOf } from '../auction.ts';
import { boardNumber } from '../board.ts';
import { decodeText } from '../record/decode-text.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { unwrap } from '../result.ts';
import { anyGame, anyWords } from '../testing/any-game.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { linToAddress } from './lin-address.ts';
import { matchTags } from './lin-match.ts';
import { readLin } from './read-lin.ts';
import { writeLin } from './write-lin.ts';

const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|';

/** Few numbers, so that boards collide; match names change. */
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
    boards: mergeTableRecords(
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
const needsList = ({ table }: TableRecord): boolean =>
  table !== null && table.contract !== null && !(table.auction && contractOf(table.auction.auction));

/** Not a claim about speed: a busy machine may take its time over hundreds of random files. */

describe('writing LIN', () => {
  it('loses nothing that LIN can express', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const reading = readLin(writeLin(record));
        expect(reading.record).toEqual(record);
        expect(reading.warnings).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('lists results without an auction for every table', () => {
    const { record } = readLin(
      `rs|3NN=,|bn|7|qx|o7|pn|A,B,C,D|${deal}\nvg||rs|4SWx-4,|bn|7|qx|o7|pn|E,F,G,H|${deal}`,
    );
    expect(record.boards[0]?.results).toHaveLength(2);
    const text = writeLin(record);
    expect(text).toContain('rs|3NN=,|');
    expect(text).toContain('rs|4SWx-4,|');
    expect(readLin(text).record).toEqual(record);
  });

  it('leaves the list blank where tables with auctions differ', () => {
    const { record } = readLin(`vg|Cup|qx|o7|${deal}mb|1Cppp|mc|7|\nqx|o7|${deal}mb|1Nppp|mc|8|`);
    const text = writeLin(record);
    expect(text).toContain('rs|,|');
    expect(readLin(text)).toEqual({ record, warnings: [] });
  });

  it('replaces bars, which LIN cannot express', () => {
    const { record } = readLin(linToAddress('https://example.org/', `pn|A,B,C,D|${deal}`));
    const [board] = record.boards;
    const [result] = board?.results ?? [];
    if (!board || !result) throw new Error('The board should be there.');
    const players = { ...result.players, N: 'Ann|Bea, Cleo' };
    const text = writeLin({ header: [], boards: [{ ...board, results: [{ ...result, players }] }] });
    expect(readLin(text).record.boards[0]?.results[0]?.players.N).toBe('Ann Bea  Cleo');
  });

  it('writes an empty text for an empty record', () => {
    expect(writeLin({ header: [], boards: [] })).toBe('');
  });
});

describe('real LIN files', () => {
  const files = corpus('lin');

  for (const { name, bytes } of files) {
    it(`${name} is read completely, and reads back after writing`, () => {
      const { record, warnings } = readLin(unwrap(decodeText(bytes)).text);
      expect(record.boards.length).toBeGreaterThan(0);
      expect(warnings).toEqual([]);
      expect(readLin(writeLin(record))).toEqual({ record, warnings: [] });
    });
  }

  it('contain boards, results, auctions and play', needsRealFiles(files.length > 0), () => {
    const boards = files.flatMap(({ bytes }) => readLin(unwrap(decodeText(bytes)).text).record.boards);
    const results = boards.flatMap((board) => board.results);
    expect(boards).toHaveLength(37);
    expect(results).toHaveLength(48);
    expect(results.every(({ auction, play, tricks }) => auction && play && tricks !== null)).toBe(true);
  });
});
