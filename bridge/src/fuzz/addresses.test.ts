import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddresses } from '../hand-viewer/read-addresses.ts';
import { readFile } from '../formats/read-file.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { damaged, failOnHang, nearly, runs } from '../testing/fuzz.ts';

const hands = 'n=sAKQ2h54dT987cJ32&e=sJ97hKQJ9d62cT874&s=sT863hA87dAKQc965&w=s54hT632dJ543cAKQ';
const good = `https://example.org/h.html?${hands}&d=n&v=b&b=7&nn=A%20B&a=1d!(x)p1s{y}p4sppp&p=hkh4{z}h2h7
https://example.org/h.html?lin=md%7C1SQ985HT6DKJ854C73%2CSJ72HK98432DCAQJ4%2CSK43HAQDAQT92CK98%7Cmb%7C1C%7C
https://example.org/d?bidlog=P%3BP,1S&playlog=W:KC,2C&deal=AKQ2.54.T987.J32%20J97.KQJ9.62.T874%20T863.A87.AKQ.965%20-&dealer=E`;
const signs =
  '?|&|=|&amp;|#|+|%|%u|%u01|%7|%C3|(|{|)|}|!|p|d|x|r|1d|3nt|sa|h10|-|_| |\n|\t|"|<b>|https://|n=|lin=|deal=|a=|p=';
const pieces = [...signs.split('|'), hands, 'mb|', '|'];

describe('a text that is nearly the address of a hand viewer', () => {
  it.each([
    ['of any pieces', nearly(pieces)],
    ['of good addresses with damage', damaged(good, pieces)],
  ])('never throws, and gives boards that PBN can hold: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { record, warnings } = failOnHang(() => readAddresses(text));
        for (const { message } of warnings) expect(message.length).toBeLessThan(300);
        expect(readPbn(writePbn(record)).record.boards).toHaveLength(record.boards.length);
        expect(failOnHang(() => readFile(text)).ok).toBe(true);
      }),
      runs(250),
    );
  });
});
