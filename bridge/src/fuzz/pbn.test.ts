import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPbn, readPbnCounting } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { damaged, isLong, nearly, runs, failOnHang } from '../testing/fuzz.ts';

const deal = 'N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3';
const board = `[Board "1"]\n[Deal "${deal}"]\n`;

const tags =
  `[Board "1"]|[Deal "${deal}"]|[Deal "N:- - - -"]|[Deal "#"]|[Auction "N"]|[Play "W"]|[Note "1:x"]|[Event "##x"]|` +
  '[Event "#"]|[ScoreTable "A;B\\2R"]|[Contract "3NT"]|[Declarer "^S"]|[Result "^9"]|[Date "2026.02.30"]|' +
  '[Score "NS -9.5"]|[Vulnerable "#"]';
const signs =
  '[|]|"|{|}|;|%|\\|#|##|*|+|-|=1=|$1|!|??|^R|^S|Pass|AP|1NT|X|SA|h2|N|?|♠|NS 9| |\n|\n\n|\r\n|\r|\t|\0|\u001A|\uFEFF';
const pieces: readonly string[] = [...signs.split('|'), ...tags.split('|'), deal];

const good = `% PBN 2.1\n${board}[Dealer "N"]\n[Vulnerable "All"]\n[West "a"]\n[Declarer "S"]\n[Contract "5SX"]\n[Result "9"]
[Auction "N"]\n1H 2C 2S =1= 4C\n4NT ! X Pass {why} Pass\n5D X 5S X\nAP\n[Note "1:six"]
[Play "W"]\nCK =1= S2 C5 C2\nD4 D3 D7 DK\nC3 S7 C4 C6\n*\n[Note "1:top"]\n[ScoreTable "A;B"]\n1 "x y"\n\n${board}[Room "Open"]\n`;

/** A mark without a card, which once kept cards from being assigned to their seats. */
const MARK_WITHOUT_CARD = `[${good.slice(15, 282)}${deal}${good.slice(285, 314)}$1${good.slice(315)}`;

describe('a text that is nearly PBN', () => {
  it.each([
    ['of any pieces', nearly(pieces)],
    ['of a good file with damage', damaged(good, pieces)],
  ])('never throws, and reads back the same after writing: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { record, warnings } = failOnHang(() => readPbn(text));
        for (const { message } of warnings) expect(message.length).toBeLessThan(300);
        expect(readPbn(writePbn(record)).record).toEqual(record);
      }),
      runs(150, [[MARK_WITHOUT_CARD]]),
    );
  });

  it('is read in time linear in its length, also in strict mode', () => {
    fc.assert(
      fc.property(fc.oneof(nearly(pieces), damaged(good, pieces)), (text) => {
        const { cost } = failOnHang(() => readPbnCounting(text, { strict: true }));
        expect(cost.looked).toBeLessThanOrEqual(4 * text.length + 2000);
      }),
      runs(150),
    );
  });

  it('is read up to where it is cut off', () => {
    for (let end = 0; end < good.length; end += isLong ? 1 : 7) {
      const { record } = readPbn(good.slice(0, end));
      expect(readPbn(writePbn(record)).record).toEqual(record);
    }
  });
});
