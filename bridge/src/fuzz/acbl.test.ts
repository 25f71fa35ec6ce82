import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAcblPage } from '../acbl/read-acbl-page.ts';
import { readFile } from '../formats/read-file.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { recordOfSession } from '../record/record-of-session.ts';
import {
  address,
  boardPage,
  boardResult,
  clubGame,
  clubPage,
  handRecord,
  pairSummary,
  spades,
} from '../testing/acbl-pages.ts';
import { damaged, failOnHang, nearly, runs } from '../testing/fuzz.ts';
import { seededDeal } from '../testing/seeded-deals.ts';

const club = clubPage(
  clubGame(
    [{ board_number: 1, board_results: [boardResult()] }],
    [handRecord(1, seededDeal(1))],
    [pairSummary('NS', ['Lark, Ada', 'Wren, Ben'])],
  ),
  'script',
);
const link = address(1, seededDeal(1), ['a', 'b', 'c', 'd'], 'ppp4sppp');
const live = boardPage([{ link, cells: [`4${spades}x`, 'W', '-450'] }]);
const pieces = [
  ...'<tr> <td> <th>Contract</th> <th>By</th> <th>Score</th> <html> </html> live.acbl.org my.acbl.org " & &amp; &quot;'.split(
    ' ',
  ),
  ...'{ } [ ] : , "sessions" &quot;sessions&quot;: null -1 1e99 \\ \\u0000 "boards" "board_results" <h4><span>4EW'.split(
    ' ',
  ),
  'var data = {',
  'v-bind:data="{&quot;',
  link,
  spades,
];

describe("a text that is nearly a page of ACBL's", () => {
  it.each([
    ['any pieces', nearly(pieces)],
    ['the page of a club game with damage', damaged(club, pieces)],
    ['a page of ACBL Live with damage', damaged(live, pieces)],
  ])('never throws, and gives boards that PBN can hold: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { session, warnings } = failOnHang(() => readAcblPage(text));
        for (const { message } of warnings) expect(message.length).toBeLessThan(400);
        const record = recordOfSession(session);
        expect(readPbn(writePbn(record)).record.boards).toHaveLength(record.boards.length);
        expect(failOnHang(() => readFile(`<html>${text}`)).ok).toBe(true);
      }),
      runs(250),
    );
  });

  it.each([
    '<tr',
    '<td',
    '<span class="',
    'var data = {',
    '{',
    '"',
    'data="{&quot;',
    '<h4><span>',
    '<h1>Apr ',
    link,
  ])('is read quickly when %j stands many times', (piece) => {
    const text = `<html>live.acbl.org${piece.repeat(piece.length > 50 ? 2000 : 50_000)}`;
    expect(failOnHang(() => readFile(text)).ok).toBe(true);
  });
});
