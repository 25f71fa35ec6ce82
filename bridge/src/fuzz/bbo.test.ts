import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBboCsv } from '../bbo/read-bbo-csv.ts';
import { readBboPage } from '../bbo/read-bbo-page.ts';
import { readFile } from '../formats/read-file.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { damaged, failOnHang, nearly, runs } from '../testing/fuzz.ts';

const lin = encodeURIComponent(
  'pn|a,b,c,d|md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 1|mb|p|mb|1N|mb|ppp|mc|9|',
);
const page = `<!DOCTYPE html><html><table><tr><th>2026-04-29</th><th>EW Points</th></tr>
<tr class="tourney"><td class="north">a</td><td class="result">1N&spades;E+2</td><td class="score">-150</td><td class="score">3.5%</td>
<td><a onclick="hv_popuplin('${lin}')">Movie</a></td></tr></table></html>`;
const csv = `#Title,x\n#TravellerLines\n#Board,North,Result,Score,nsPair,playdata\n1,"A, B",1NE+2,A5050,NS1,"${lin}"\n2,,PASS,0,,\n#End\n`;
const signs = `<tr|<td|<td class="result">|</td>|class=|>|<|"|'|""|&|&#124;|&#x110000;|&amp;|%7C|%257C|md%7C|md%7C1S|,|;|#|#Board|\n|\r\n|A5050|3NE=|PASS|-|lin=|\\u007c`;
const pieces = [...signs.split('|'), '|', lin];

describe('a text that is nearly a page or a file from BBO', () => {
  it.each([
    ['pages of any pieces', nearly(pieces), readBboPage],
    ['a good page with damage', damaged(page, pieces), readBboPage],
    ['a CSV of any pieces', nearly(pieces), readBboCsv],
    ['a good CSV with damage', damaged(csv, pieces), readBboCsv],
  ])('never throws, and gives boards that PBN can hold: %s', (_, texts, read) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { record, warnings } = failOnHang(() => read(text));
        for (const { message } of warnings) expect(message.length).toBeLessThan(300);
        expect(readPbn(writePbn(record)).record.boards).toHaveLength(record.boards.length);
        expect(failOnHang(() => readFile(text)).ok).toBe(true);
      }),
      runs(250),
    );
  });

  it.each([
    '<tr',
    '<td',
    '<',
    'md|',
    "'",
    '&#1;',
    'md%7C',
    'lin=md|',
    '"',
    ',',
    '#TravellerLines\n#Board\n',
    '1,',
  ])('is read quickly when %j stands fifty thousand times', (piece) => {
    const text = piece.repeat(50_000);
    expect(failOnHang(() => readBboPage(text)).record.boards).toEqual([]);
    expect(failOnHang(() => readBboCsv(text)).record.boards).toEqual([]);
    expect(failOnHang(() => readFile(`<html>${text}`)).ok).toBe(true);
  });
});
