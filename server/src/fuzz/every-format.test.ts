import type { UploadedGames } from '@bridge-review/api/games';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { formatDeal } from '@bridge-review/bridge/deal';
import { accessFile, damagedDatabase } from '@bridge-review/bridge/testing/access-file';
import * as acbl from '@bridge-review/bridge/testing/acbl-pages';
import { evening, handRecord } from '@bridge-review/bridge/testing/bws-database';
import { damaged, damagedBytes, isLong, runs } from '@bridge-review/bridge/testing/fuzz';
import { seededDeal } from '@bridge-review/bridge/testing/seeded-deals';
import * as xml from '@bridge-review/bridge/testing/usebio-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useMember } from '../testing/club.ts';
import { eveningFiles } from '../testing/evening-files.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
const ann = useMember(server, 'Ann');

type Part = Parameters<typeof ann.browser.uploadSeveral>[0][number];

const deals = [seededDeal(1), seededDeal(2)];
const { files, address, diagram } = eveningFiles(4, 2);

const scoreTable = deals
  .map(
    (deal, index) => `[Board "${index + 1}"]
[Deal "${formatDeal(deal)}"]
[TotalScoreTable "Rank\\2R;PairId\\1R;TotalPercentage\\5R;Names\\42L"]
1 1 55.00 "Ada Lark - Ben Wren"
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Lead\\3L;Score_NS\\6R;MP_NS\\4R"]
1 2 4H   N 11 C5  "450"  2.0
3 4 3NX  E  7 S3  "300"  0.0
`,
  )
  .join('\n');

const usebio = xml.usebio(
  `<PARTICIPANTS>${xml.pair('1', ['Ada Lark', 'Ben Wren'], { DIRECTION: 'NS', PLACE: '1=', PERCENTAGE: 50 })}</PARTICIPANTS>
${xml.board(1, [
  xml.line('1', '2', {
    CONTRACT: '3NTx',
    PLAYED_BY: 'N',
    LEAD: 'H10',
    TRICKS: 9,
    SCORE: 550,
    NS_MATCH_POINTS: 1,
  }),
  xml.line('3', '4', { SCORE: 'A6040' }),
])}`,
  xml.handset(new Map(deals.map((deal, index) => [index + 1, deal]))),
);

const bws = accessFile({ ...evening, HandRecord: deals.map((deal, index) => handRecord(index + 1, deal)) });

const viewer = acbl
  .address(1, deals[0]!, ['Ada', 'Ben', 'Cleo', 'Dan'], '1d!(x)p1s{y}p4sppp')
  .replaceAll('&amp;', '&')
  .replace(/&p=.*/su, '&p=hkh4{z}h2h7');

const lin = encodeURIComponent(files['lin']!.toString().split('\n')[0]!);
const bboCsv = `#Title,Monday\n#TravellerLines\n#Board,North,Result,Score,nsPair,playdata\n1,"Lark, Ada",1NE+2,A5050,NS1,"${lin}"\n2,,PASS,0,,\n#End\n`;

const clubPage = acbl.clubPage(
  acbl.clubGame(
    [{ board_number: 1, board_results: [acbl.boardResult()] }],
    deals.map((deal, index) => acbl.handRecord(index + 1, deal)),
    [acbl.pairSummary('NS', ['Lark, Ada', 'Wren, Ben'])],
  ),
  'script',
);
const livePage = acbl.boardPage([
  {
    link: acbl.address(1, deals[0]!, ['Ada', 'Ben', 'Cleo', 'Dan'], 'ppp4sppp'),
    cells: [`4${acbl.spades}x`, 'W', '-450'],
  },
]);

const pieces = [
  ...'[|]|"|{|}|;|,|#|%|%00|&|=|<|>|</|&amp;|&#0;|<BOARD>|<HAND>|<tr>|<td>|<!ENTITY x "y">|A9999|-1|99|8NT|PASS|\0|\uFEFF|\n|\n\n|♠|10|-|😀|[Board "1"]|lin=|&n='.split(
    '|',
  ),
  '|',
  'md|',
  'mb|',
];
const ofText = (name: string, good: string): fc.Arbitrary<Part> =>
  fc.oneof(
    { weight: 4, arbitrary: damaged(good, pieces).map((file) => ({ name, file })) },
    { weight: 1, arbitrary: damagedBytes(good).map((file) => ({ name, file })) },
  );
const machineFormats = ['dup', 'bri', 'dge', 'dlm', 'ber', 'bhg', 'cds', 'rzd', 'csv'];

const formats: [string, fc.Arbitrary<Part>][] = [
  ['PBN with tables of scores', ofText('a.pbn', scoreTable)],
  ['LIN', ofText('a.lin', files['lin']!.toString())],
  ['USEBIO', ofText('a.xml', usebio)],
  ['Bridgemate', damagedDatabase(bws).map((file) => ({ name: 'a.bws', file }))],
  ['an address with hands', damaged(viewer, pieces).map((text) => ({ address: text }))],
  ['an address with LIN', damaged(address, pieces).map((text) => ({ address: text }))],
  ['a page from BBO', ofText('a.html', files['html']!.toString())],
  ['a CSV from BBO', ofText('a.csv', bboCsv)],
  ["the page of an ACBL club's game", ofText('a.html', clubPage)],
  ['a page of ACBL Live', ofText('a.html', livePage)],
  ['a diagram', damaged(diagram, pieces).map((text) => ({ text }))],
  ...machineFormats.map((ending): [string, fc.Arbitrary<Part>] => [
    ending,
    damagedBytes(files[ending]!).map((file) => ({ name: `a.${ending}`, file })),
  ]),
];

/** The rows of every table but mails and their tokens, which come in the background after somebody registers. */
async function rowCounts(): Promise<Readonly<Record<string, number>>> {
  const { pool } = server.database;
  counting ??= (async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('mails', 'email_tokens')",
    );
    return `select ${rows.map(({ name }) => `(select count(*)::int from "${name}") as "${name}"`).join(', ')}`;
  })();
  return (await pool.query<Record<string, number>>(await counting)).rows[0]!;
}
let counting: Promise<string> | undefined;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Asked for together, so that ten thousand take minutes; a failure is narrowed down to a single one. */
const BATCH = 10;

describe('ten thousand damaged files of each format, in the long run', () => {
  it.each(formats)(
    'are read without a trace, and stored whole or not at all: %s',
    async (_, parts) => {
      const before = await rowCounts();
      let tried = 0;
      let stored = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(parts, { minLength: BATCH, maxLength: BATCH }), async (batch) => {
          const preview = await ann.browser.uploadSeveral(batch, { preview: true });
          expect([200, 400], preview.body).toContain(preview.statusCode);
          if (preview.statusCode === 200)
            expect(preview.json<UploadPreview>().parts).toHaveLength(batch.length);
          expect(await rowCounts()).toEqual(before);
          const games: UploadedGames['games'] = [];
          try {
            for (const part of batch) {
              const answer = await ann.browser.uploadSeveral([part], { fields: { force: 'true' } });
              expect([200, 400], answer.body).toContain(answer.statusCode);
              if (answer.statusCode === 200) games.push(...answer.json<UploadedGames>().games);
            }
            expect(await rowCounts()).toMatchObject({
              games: before['games']! + games.length,
              hands: before['hands']! + sum(games.map(({ handCount }) => handCount)),
              ...(games.length === 0 ? before : {}),
            });
          } finally {
            // Also after a failure, which is narrowed down by trying again.
            for (const { id } of games) await ann.browser.send('DELETE', `/api/games/${id}`);
          }
          expect(await rowCounts()).toEqual(before);
          tried += batch.length;
          stored += games.length;
        }),
        runs(1, [], 10_000 / BATCH),
      );
      if (isLong) process.stdout.write(`${tried} tried, ${stored} games stored and deleted.\n`);
    },
    isLong ? 3 * 60 * 60_000 : undefined,
  );
});
