import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BlockHeights, packBlocks } from './pack-blocks.ts';

const block = (rows: number, height = 5): BlockHeights => ({
  head: 12,
  rows: Array.from({ length: rows }, () => height),
  foot: 4,
});

describe('tables on pages', () => {
  test('stand below each other as long as there is room', () => {
    // 36 tall each, with gaps of 6: two on a page of 100.
    expect(packBlocks([block(4), block(4), block(4)], 100, 6)).toEqual([
      [
        { block: 0, from: 0, to: 4 },
        { block: 1, from: 0, to: 4 },
      ],
      [{ block: 2, from: 0, to: 4 }],
    ]);
  });

  test('that are longer than a page begin on a new one and go on', () => {
    expect(packBlocks([block(1), block(30), block(1)], 100, 6)).toEqual([
      [{ block: 0, from: 0, to: 1 }],
      [{ block: 1, from: 0, to: 17 }],
      [{ block: 1, from: 17, to: 30 }],
      [{ block: 2, from: 0, to: 1 }],
    ]);
  });

  test('have every row once, in order, on pages that are never too full', () => {
    const heights = fc.record({
      head: fc.integer({ min: 1, max: 20 }),
      rows: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 }),
      foot: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(heights, { maxLength: 8 }), (blocks) => {
        const pages = packBlocks(blocks, 100, 6);
        const parts = pages.flat();
        expect(parts.flatMap(({ block: at, from, to }) => rowsBetween(at, from, to))).toEqual(
          blocks.flatMap(({ rows }, at) => rowsBetween(at, 0, rows.length)),
        );
        for (const page of pages) {
          const used = page.map(({ block: at, from, to }) => {
            const { head, rows, foot } = blocks[at]!;
            const shown = rows.slice(from, to).reduce((sum, row) => sum + row, 0);
            return head + shown + (to === rows.length ? foot : 0);
          });
          const height = used.reduce((sum, one) => sum + one, 0) + 6 * (page.length - 1);
          expect(height).toBeLessThanOrEqual(100);
        }
        for (const [at, { head, rows, foot }] of blocks.entries()) {
          if (head + rows.reduce((sum, row) => sum + row, 0) + foot > 100) continue;
          expect(parts.filter(({ block: of }) => of === at)).toHaveLength(1);
        }
      }),
    );
  });
});

const rowsBetween = (of: number, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, row) => `${of} ${from + row}`);
