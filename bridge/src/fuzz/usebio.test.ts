import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openers } from '../cli/open-container.ts';
import { readFile } from '../formats/read-file.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { joinResults } from '../record/join-results.ts';
import { damaged, damagedBytes, failOnHang, nearly, runs } from '../testing/fuzz.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { board, elements, handset, line, pair, usebio } from '../testing/usebio-file.ts';

const lin = 'md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 1|mb|1Nppp|mc|9|';
const played = { CONTRACT: '3NTx', PLAYED_BY: 'N', LEAD: 'H10', TRICKS: 9, SCORE: 550, NS_MATCH_POINTS: 2.5 };
const good = usebio(
  `<PARTICIPANTS>${pair('1', ['Ada', 'Ben'], { DIRECTION: 'NS', PLACE: '3=' })}
<TEAM TEAM_ID="2" TEAM_NAME="x"><PLAYER>${elements({ PLAYER_NUMBER: 3, PLAYER_NAME: 'Eve' })}</PLAYER></TEAM></PARTICIPANTS>
<SESSION SESSION_ID="1"><SECTION>${board(1, [line('1', '2-1-2', played), line('2', '3', { SCORE: 'A6040' })])}
<MATCH>${elements({ ROUND_NUMBER: 1, TEAM: 1, OPPOSING_TEAM: 2 })}${board(2, [
    line('4', '5', { CONTRACT: 'NP', LIN_DATA: lin.replaceAll('|', '%7C') }),
  ])}</MATCH></SECTION></SESSION>`,
  handset(new Map([[1, seededDeal(1)]])),
);
const pieces = [
  ...'< > </ /> & ; &#0; &#x110000; &lt; " \' <!-- --> <![CDATA[ ]]> <?xml <!DOCTYPE <!ENTITY [ ]'.split(' '),
  ...'<USEBIO> <EVENT> <BOARD> </BOARD> <PAIR> <HANDSET> <SESSION> <MATCH> <TRAVELLER_LINE>'.split(' '),
  ...'<SCORE>A9999</SCORE> <CONTRACT>8NT</CONTRACT> <BOARD_NUMBER>1</BOARD_NUMBER> <IMPS>1</IMPS>'.split(' '),
];

/** Whatever comes, the file is refused as not text, or read with warnings that are sentences. */
function check(content: string | Uint8Array): boolean {
  const reading = failOnHang(() => readFile(content, { openers, fileName: 'x.xml' }));
  if (!reading.ok) return reading.error.code === 'nul-characters';
  const { record, session, warnings } = reading.value;
  for (const { message, line: at } of warnings) {
    expect(message.length).toBeLessThan(400);
    expect(at).toBeGreaterThan(0);
  }
  expect(readPbn(writePbn(record)).record.boards).toHaveLength(record.boards.length);
  return !session || joinResults(record.boards, session).boards.length === record.boards.length;
}

describe('a file that is nearly USEBIO', () => {
  it.each([
    ['any pieces', nearly(pieces)],
    ['pieces in an event', nearly(pieces).map((text) => usebio(text))],
    ['a good file with damage', damaged(good, pieces)],
  ])('never throws, and gives boards that PBN can hold: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => check(text)),
      runs(250),
    );
  });

  it('is read from any bytes', () => {
    fc.assert(
      fc.property(damagedBytes(good), (bytes) => check(bytes)),
      runs(250),
    );
  });

  it.each([
    '<A>',
    '<A/>',
    '&amp;',
    '&a;',
    '&',
    '<!--',
    '<?x ?>',
    '<BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD>',
    '<',
  ])('is read quickly when %j stands fifty thousand times', (piece) => {
    expect(check(usebio(piece.repeat(50_000)))).toBe(true);
    expect(check(piece.repeat(50_000))).toBe(true);
  });
});
