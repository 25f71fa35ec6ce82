import type { UploadedGame, UploadedGames } from '@bridge-review/api/games';
import type { JoinedAnswer } from '@bridge-review/api/joined-results';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { corpus } from '@bridge-review/bridge/testing/corpus';
import { damaged, damagedBytes, nearly, runs } from '@bridge-review/bridge/testing/fuzz';
import { board, line as resultLine, pair, usebio } from '@bridge-review/bridge/testing/usebio-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useMember } from '../testing/club.ts';
import { eveningFiles } from '../testing/evening-files.ts';
import { generatePbn } from '../testing/generated-game.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
const ann = useMember(server, 'Ann');

const pbn = generatePbn({ seed: 7, extra: '[Auction "N"]\n1H =1= AP\n[Note "1:five {or} six"]' });
const lin =
  'pn|A,B,C,D|qx|o1|md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 1|mb|1C!|an|x|mb|ppp|pc|SA|\n';
const pieces = [
  '[',
  ']',
  '"',
  '{',
  '|',
  'md|',
  '\n\n',
  '\0',
  '\uFEFF',
  '[Board "1"]',
  '[Deal "N:- - - -"]',
  '%',
  '♠',
];

const anyFile: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  damaged(pbn, pieces),
  damaged(lin, pieces),
  damagedBytes(pbn),
  nearly(pieces),
);

describe('any file', () => {
  it('is refused, or becomes a game whose export reads back as the same boards', async () => {
    const force = { fields: { force: 'true' } };
    await fc.assert(
      fc.asyncProperty(anyFile, async (file) => {
        const answer = await ann.browser.upload(file, force);
        expect([200, 400], answer.body).toContain(answer.statusCode);
        if (answer.statusCode !== 200) return;
        const { game, hands } = answer.json<UploadedGame>();
        const url = `/api/games/${game.id}`;
        for (const format of ['pbn', 'lin']) {
          const exported = await ann.browser.send('GET', `${url}/export?format=${format}`);
          expect(exported.statusCode).toBe(200);
          const again = await ann.browser.upload(exported.rawPayload, force);
          expect(again.statusCode, again.body).toBe(200);
          const same = again.json<UploadedGame>();
          expect(same.hands.map(dealOf)).toEqual(hands.map(dealOf));
          await ann.browser.send('DELETE', `/api/games/${same.game.id}`);
        }
        expect((await ann.browser.send('DELETE', url)).statusCode).toBe(204);
      }),
      // A warning that was cut in the middle of a character was not stored.
      runs<string | Uint8Array>(
        5,
        ['', 'x'].map((odd) => [pbn.replace('N:', `N:${odd}${'😀'.repeat(30)}`)]),
      ),
    );
  });

  it('may have any name', async () => {
    const names = nearly(['/', '\\', '..', '"', ';', '\r\n', '\0', '%00', 'a.pbn', 'ü', '\uD800', '='], 8);
    await fc.assert(
      fc.asyncProperty(names, async (filename) => {
        const answer = await ann.browser.upload(pbn, { filename, fields: { force: 'true' } });
        expect([200, 400], answer.body).toContain(answer.statusCode);
        if (answer.statusCode === 200)
          await ann.browser.send('DELETE', `/api/games/${answer.json<UploadedGame>().game.id}`);
      }),
      runs(5, [['']]),
    );
  });

  // Too many parts without an end once crashed the server; a part with an invalid header was never answered.
  it('may come in an invalid form', async () => {
    const line = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pbn"\r\n\r\n';
    const form = `${line}${pbn.slice(0, 300)}\r\n--b--\r\n`;
    const broken = [
      '--b',
      '--b--',
      '\r\n',
      '\r\n\r\n',
      'Content-Disposition:',
      'filename*=',
      'name=',
      '"',
      ';',
      '\0',
      line,
    ];
    await fc.assert(
      fc.asyncProperty(damaged(form, broken), async (payload) => {
        const answer = await server.app.inject({
          method: 'POST',
          url: '/api/games/upload',
          headers: { cookie: ann.browser.cookie(), 'content-type': 'multipart/form-data; boundary=b' },
          payload: Buffer.from(payload),
        });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      }),
      runs(15, [[line.repeat(8)], ['--b"\n\r\nx\r\n--b--\r\n']]),
    );
  });
});

describe('any files and texts together', () => {
  const { pbn: played, files, address, diagram } = eveningFiles(5);
  const viewer = ['%00', '%0A', '&n=', '&a=', 'lin=', 'md%7C', '|', 'https://x.org/?lin=', '\n', '♠', 'N:'];
  type Part = Parameters<typeof ann.browser.uploadSeveral>[0][number];
  const anyPart = fc.oneof<fc.Arbitrary<Part>[]>(
    ...Object.entries(files).map(([ending, content]) =>
      damagedBytes(content).map((file) => ({ name: `a.${ending}`, file })),
    ),
    damaged(played, pieces).map((file) => ({ name: 'b.pbn', file })),
    damaged(address, viewer).map((text) => ({ address: text })),
    damaged(diagram, [...viewer, ...pieces]).map((text) => ({ text })),
    fc.constant({ name: 'whole.pbn', file: played }),
  );
  const rowsInDatabase = async (): Promise<object> => {
    const { rows } = await server.database.pool.query<object>(
      'select (select count(*) from games) as games, (select count(*) from hands) as hands, (select count(*) from file_pieces) as pieces',
    );
    return rows[0]!;
  };

  it('are previewed without a trace, and stored as a whole or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPart, { minLength: 1, maxLength: 3 }), async (parts) => {
        const before = await rowsInDatabase();
        const preview = await ann.browser.uploadSeveral(parts, { preview: true });
        expect([200, 400], preview.body).toContain(preview.statusCode);
        expect(await rowsInDatabase()).toEqual(before);
        const answer = await ann.browser.uploadSeveral(parts, { fields: { force: 'true' } });
        expect([200, 400], answer.body).toContain(answer.statusCode);
        if (answer.statusCode === 200) {
          const { games } = answer.json<UploadedGames>();
          const previewed = preview.json<UploadPreview>().games;
          expect(games.map(({ handCount }) => handCount)).toEqual(
            previewed.map(({ boards }) => boards.length),
          );
          for (const { id } of games) await ann.browser.send('DELETE', `/api/games/${id}`);
        }
        expect(await rowsInDatabase()).toEqual(before);
      }),
      runs<Part[]>(15, [
        [[{ address: `${address}%00` }]],
        [[{ address: address.replace('pn%7C', 'pn%7C%00') }]],
        [[{ text: `a\0b\n${diagram}` }]],
      ]),
    );
  });
});

describe('any file of results', () => {
  const { files } = eveningFiles(6);
  const deals = { name: 'deals.dup', file: files['dup']! };
  const xml = usebio(
    [
      '<PARTICIPANTS>',
      pair('1', ['Ann Lark', 'Ben Moss'], { PLACE: '1=', PERCENTAGE: 50, TOTAL_SCORE: 4 }),
      pair('2', ['Cleo Finch', 'Dan Reed']),
      '</PARTICIPANTS>',
      ...[1, 2, 3, 4].map((number) =>
        board(number, [
          resultLine('1', '2', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 7, SCORE: 90, LEAD: 'H4' }),
        ]),
      ),
    ].join('\n'),
  );
  const elements =
    '<|>|</|/>|<BOARD>|</BOARD>|<!ENTITY x "y">|&x;|&#0;|&#65;|]]>|<![CDATA[|<EVENT>|A6040|99|-'.split('|');
  const [database] = corpus('formats/bws').toSorted((one, other) => other.bytes.length - one.bytes.length);
  type ResultsFile = { name: string; file: string | Uint8Array };
  const anyResults = fc.oneof<fc.Arbitrary<ResultsFile>[]>(
    damaged(xml, elements).map((file) => ({ name: 'a.xml', file })),
    damagedBytes(xml).map((file) => ({ name: 'b.xml', file })),
    ...(database ? [damagedBytes(database.bytes).map((file) => ({ name: 'c.bws', file }))] : []),
  );
  /** Not the sequences, and not the moments. */
  const rows = async (): Promise<object[]> =>
    (
      await server.database.pool.query<object>(
        `select games.id, filename, sources, file_bytes, stated_ranking, stated_teams,
           (select json_agg(r order by r.id) from table_results r join hands h on h.id = r.hand_id where h.game_id = games.id) as results,
           (select json_agg(md5(bytes) order by piece) from file_pieces where game_id = games.id) as pieces
         from games order by id`,
      )
    ).rows;

  it('is refused or lands whole, with deals or in a game that is there, and is undone as a whole', async () => {
    const stored = await ann.browser.uploadSeveral([deals], { fields: { force: 'true' } });
    const into = stored.json<UploadedGames>().games[0]!.id;
    await fc.assert(
      fc.asyncProperty(anyResults, async (part) => {
        const before = await rows();
        const preview = await ann.browser.uploadSeveral([part], { preview: true });
        expect([200, 400], preview.body).toContain(preview.statusCode);
        const together = await ann.browser.uploadSeveral([part, deals], { fields: { force: 'true' } });
        expect([200, 400], together.body).toContain(together.statusCode);
        if (together.statusCode === 200)
          for (const { id } of together.json<UploadedGames>().games)
            await ann.browser.send('DELETE', `/api/games/${id}`);
        const joined = await ann.browser.uploadSeveral([part], { into });
        expect([200, 400], joined.body).toContain(joined.statusCode);
        if (joined.statusCode === 200) {
          const [last] = joined.json<JoinedAnswer>().game.joined;
          const undone = await ann.browser.send('POST', `/api/games/${into}/results/undo`, {
            join: last?.id,
          });
          expect(undone.statusCode, undone.body).toBe(200);
        }
        expect(await rows()).toEqual(before);
      }),
      runs<ResultsFile>(10, [[{ name: 'whole.xml', file: xml }]]),
    );
  });
});

const dealOf = ({ boardNumber, dealer, vulnerability }: UploadedGame['hands'][number]) => ({
  boardNumber,
  dealer,
  vulnerability,
});
