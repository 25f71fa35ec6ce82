import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UploadedGame } from '@bridge-review/api/games';
import { generateDeal, generatePbn } from '../../testing/generated-game.ts';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { serverMessages } from '../../server-messages.ts';

const server = useTestServer();
let player: TestBrowser;
let playerId: number;

beforeAll(async () => {
  player = server.browser();
  playerId = (await player.register()).json<{ id: number }>().id;
});

const uploaded = async (file: string | Uint8Array, filename?: string): Promise<UploadedGame> => {
  const response = await player.upload(file, filename === undefined ? {} : { filename });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<UploadedGame>();
};

const gamesInDatabase = async (): Promise<number> =>
  (await server.database.pool.query<{ count: number }>('select count(*)::int as count from games')).rows[0]!
    .count;

describe('an uploaded file', () => {
  it('becomes a game with its hands', async () => {
    const { game, hands, warnings } = await uploaded(
      generatePbn({ seed: 1, boards: 4, extra: '[Round "3"]' }),
      'tuesday.pbn',
    );
    expect(game).toMatchObject({
      title: 'Tuesday Pairs',
      tournament: 'Tuesday Pairs',
      uploadedBy: playerId,
      uploaderName: 'Ada L.',
      filename: 'tuesday.pbn',
      date: '2026-03-14',
      pbnDate: '2026-03-14',
      pbnEvent: 'Tuesday Pairs',
      pbnSite: 'Harbour Club',
      location: 'Harbour Club',
      round: '3',
      format: 'PBN',
      handCount: 4,
    });
    expect(warnings).toEqual([]);
    expect(hands.map(({ boardNumber }) => boardNumber)).toEqual([1, 2, 3, 4]);
    expect(hands.map(({ dealer }) => dealer)).toEqual(['N', 'E', 'S', 'W']);
    expect(hands.map(({ vulnerability }) => vulnerability)).toEqual(['None', 'NS', 'EW', 'All']);
    expect(hands[0]).toMatchObject({ gameId: game.id, commentCount: 0 });
    const { northHand, eastHand, southHand, westHand } = hands[0]!;
    expect(`N:${[northHand, eastHand, southHand, westHand].join(' ')}`).toBe(generateDeal(1000));
    expect((await player.send('GET', `/api/games/${game.id}/hands`)).json()).toEqual(hands);
    expect((await player.send('GET', `/api/hands/${hands[0]!.id}`)).json()).toEqual(hands[0]);
  });

  it('is stored unchanged and can be downloaded', async () => {
    const bytes = Buffer.concat([
      Buffer.from(generatePbn({ seed: 2 }).replace('Harbour', 'H\u00e4fen')),
      Buffer.from('\r\n; the end \u001a', 'latin1'),
    ]);
    const { game } = await uploaded(bytes, 'b\u00fccher (fun);.pbn');
    const response = await player.send('GET', `/api/games/${game.id}/file`);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers['content-type']).toBe('application/octet-stream');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="b_cher (fun)_.pbn"; filename*=UTF-8''b%C3%BCcher%20%28fun%29%3B.pbn`,
    );
  });

  it('can be downloaded as PBN and as LIN, which read back as the same hands', async () => {
    const { game, hands } = await uploaded(generatePbn({ seed: 3 }), 'both.txt');
    for (const format of ['pbn', 'lin']) {
      const response = await player.send('GET', `/api/games/${game.id}/export?format=${format}`);
      expect(response.headers['content-disposition']).toContain(`filename="both.${format}"`);
      const again = await player.upload(response.rawPayload, {
        filename: `again.${format}`,
        fields: { force: 'true' },
      });
      const cards = (all: typeof hands) =>
        all.map(({ northHand, eastHand, southHand, westHand }) => [northHand, eastHand, southHand, westHand]);
      expect(cards(again.json<UploadedGame>().hands)).toEqual(cards(hands));
    }
    expect((await player.send('GET', `/api/games/${game.id}/export?format=exe`)).statusCode).toBe(400);
  });

  it('keeps every table of a board', async () => {
    const deal = generateDeal(77);
    const table = (name: string, contract: string, declarer: string, result: string) =>
      `[Board "5"]\n[Dealer "N"]\n[Vulnerable "NS"]\n[Deal "${deal}"]\n[North "${name}"]\n[Contract "${contract}"]\n[Declarer "${declarer}"]\n[Result "${result}"]\n`;
    const { hands } = await uploaded(
      [
        table('Ann', '4H', 'S', '10'),
        table('Ben', '3NT', 'W', '8'),
        table('Cleo', '4HX', 'S', '9'),
        `[Board "5"]\n[Deal "${generateDeal(78)}"]`,
      ].join('\n'),
    );
    expect(hands.map(({ boardNumber }) => boardNumber)).toEqual([5, 5]);
    expect(hands[0]).toMatchObject({ finalContract: '4H', declarer: 'S', hasBidding: false });
    const results = (await player.send('GET', `/api/hands/${hands[0]!.id}/results`)).json<object[]>();
    expect(results).toMatchObject([
      {
        players: { N: 'Ann' },
        contract: '4H',
        tricks: 10,
        scoreNS: 620,
        comparison: { unit: 'percent', ns: 100 },
      },
      {
        players: { N: 'Ben' },
        contract: '3NT',
        tricks: 8,
        scoreNS: 50,
        comparison: { unit: 'percent', ns: 50 },
      },
      {
        players: { N: 'Cleo' },
        contract: '4HX',
        tricks: 9,
        scoreNS: -200,
        comparison: { unit: 'percent', ns: 0 },
      },
    ]);
    expect((await player.send('GET', `/api/hands/${hands[1]!.id}/results`)).json()).toEqual([]);
  });

  it('keeps the auction with its alerts and the play with its notes', async () => {
    const { hands } = await uploaded(
      `[Board "1"]\n[Dealer "N"]\n[Deal "${generateDeal(81)}"]\n[Contract "1NT"]\n[Declarer "N"]\n[Auction "N"]\n1NT =1= Pass Pass Pass\n[Note "1:12 to 14"]\n`,
    );
    expect(hands[0]).toMatchObject({ hasBidding: true, finalContract: '1NT', declarer: 'N' });
    const results = (await player.send('GET', `/api/hands/${hands[0]!.id}/results`)).json<object[]>();
    expect(results).toMatchObject([
      {
        auction: {
          dealer: 'N',
          calls: ['1NT', 'Pass', 'Pass', 'Pass'],
          annotations: [{ call: 0, alerted: true, note: '12 to 14' }],
        },
      },
    ]);
  });

  it('leaves unknown hands empty and completes a fourth', async () => {
    const [north, east, south] = generateDeal(90).slice(2).split(' ');
    const { hands } = await uploaded(
      `[Board "1"]\n[Deal "N:${north} - ${south} -"]\n\n[Board "2"]\n[Deal "N:${north} ${east} ${south} -"]\n`,
    );
    expect(hands[0]).toMatchObject({ northHand: north, eastHand: null, southHand: south, westHand: null });
    expect(hands[1]?.westHand).toBe(generateDeal(90).split(' ')[3]);
  });

  it('skips damaged boards, with warnings until the uploader dismisses them', async () => {
    const { game, hands, warnings } = await uploaded(
      `${generatePbn({ seed: 4, boards: 1 })}\n\n[Board "2"]\n[Deal "N:AK.. ... ... ..."]\n`,
    );
    expect(hands).toHaveLength(1);
    expect(warnings.length).toBeGreaterThan(0);
    expect(warnings[0]?.line).toBeGreaterThan(1);
    expect(game).toMatchObject({ warnings, warningCount: warnings.length });

    const other = server.browser();
    await other.register();
    expect((await other.send('POST', `/api/games/${game.id}/warnings/dismiss`)).statusCode).toBe(403);
    const dismissed = await player.send('POST', `/api/games/${game.id}/warnings/dismiss`);
    expect(dismissed.json()).toMatchObject({ warnings: [], warningCount: 0 });
    expect((await player.send('GET', `/api/games/${game.id}`)).json()).toEqual(dismissed.json());
  });

  it('takes its title from the file name if it names no event', async () => {
    const { game } = await uploaded(
      `[Event "?"]\n[Deal "${generateDeal(101)}"]`,
      'C:\\games\\Late night.txt',
    );
    expect(game).toMatchObject({
      title: 'Late night',
      filename: 'Late night.txt',
      tournament: null,
      date: null,
    });
  });

  it('takes title, day and place from what is printed above the hands, where its tags are empty', async () => {
    const header =
      '%Creator: BridgeComposer\n%HRTitleDate 2026.03.09\n%HRTitleEvent "Monday Pairs"\n%HRTitleSite "Lark Hall"\n';
    const empty = '[Event ""]\n[Site ""]\n[Date ""]\n';
    const { game } = await uploaded(`${header}\n${empty}[Deal "${generateDeal(102)}"]`, 'late.pbn');
    expect(game).toMatchObject({
      title: 'Monday Pairs',
      pbnEvent: 'Monday Pairs',
      pbnDate: '2026-03-09',
      pbnSite: 'Lark Hall',
    });
    const said = empty.replace('[Event ""]', '[Event "Tuesday"]');
    const { game: other } = await uploaded(`${header}\n${said}[Deal "${generateDeal(103)}"]`, 'late.pbn');
    expect(other).toMatchObject({ title: 'Tuesday', pbnDate: '2026-03-09' });
  });

  it.each(['0001.01.01', '1899.12.31', '9999.12.31'])('has no date and a warning for %s', async (date) => {
    const file = generatePbn({ seed: 600 + Number(date.slice(0, 4)), boards: 2 }).replaceAll(
      '2026.03.14',
      date,
    );
    const { game, warnings } = await uploaded(file);
    expect(game).toMatchObject({ date: null, pbnDate: null });
    expect(warnings).toEqual([
      {
        line: 3,
        column: 8,
        code: 'unlikely-date',
        message: `The date "${date}" is ignored. A game's date must be between 1900 and the end of next year.`,
      },
    ]);
  });

  it('belongs to the signed-in user, whatever the form says', async () => {
    const response = await player.upload(generatePbn({ seed: 6 }), {
      fields: { userId: 'current-user', partners: '[1, 2]' },
    });
    expect(response.json<UploadedGame>().game.uploadedBy).toBe(playerId);
  });

  it('is counted among the games of its uploader only once complete', async () => {
    await server.database.pool.query(
      `insert into games (uploaded_by, filename, format, title, hand_count, first_deal, warnings, warning_count)
       values ($1, 'cut.pbn', 'PBN', 'Cut off', 1, 'x', '[]', 0)`,
      [playerId],
    );
    const { rows } = await server.database.pool.query<{ id: number }>('select max(id) as id from games');
    const id = rows[0]!.id;
    for (const path of ['', '/hands', '/file', '/export?format=pbn', '/deletion']) {
      expect((await player.send('GET', `/api/games/${id}${path}`)).statusCode).toBe(404);
    }
    const list = (await player.send('GET', '/api/games')).json<{ id: number }[]>();
    expect(list.some((game) => game.id === id)).toBe(false);
  });
});

describe('an unusable file', () => {
  it.each([
    ['is empty', '', 'The file is empty.'],
    ['is blank', ' \n\n', 'The file is empty.'],
    ['is a letter', 'Dear all, see you on Tuesday.', 'This is neither PBN nor LIN'],
    ['has no deal', '[Event "Nothing"]\n[Board "1"]\n', 'We found no deals in this file.'],
    ['has bytes that are no text', 'abc\0def', serverMessages.fileNul],
  ])('is refused with the reason when it %s', async (_what, content, reason) => {
    const before = await gamesInDatabase();
    const response = await player.upload(content);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'unusable_file' });
    expect(response.json<{ error: string }>().error).toContain(reason);
    expect(await gamesInDatabase()).toBe(before);
  });

  it('is refused by its name and type in combination', async () => {
    const pdf = await player.upload(generatePbn({ seed: 7 }), { filename: 'a.pdf', type: 'application/pdf' });
    expect(pdf.statusCode).toBe(400);
    expect(pdf.json()).toMatchObject({ error: messages.fileType });
    const named = await player.upload(generatePbn({ seed: 7 }), {
      filename: 'A.PBN',
      type: 'application/pdf',
    });
    expect(named.statusCode).toBe(200);
    const typed = await player.upload(generatePbn({ seed: 8 }), { filename: 'hands', type: 'text/plain' });
    expect(typed.statusCode).toBe(200);
  });

  it('is refused over 1,000 boards, counted after merging the tables of a deal', async () => {
    const tooMany = await player.upload(generatePbn({ seed: 500, boards: limits.boards + 1 }));
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toMatchObject({ code: 'unusable_file', error: serverMessages.tooManyBoards });
    const twice = `${generatePbn({ seed: 501, boards: limits.boards })}\n\n${generatePbn({ seed: 501 })}`;
    expect((await uploaded(twice)).hands).toHaveLength(limits.boards);
  });

  it('is refused over 2,000 tables of a board', async () => {
    const table = (name: number) =>
      `[Board "1"]\n[Deal "${generateDeal(502)}"]\n[North "Pair ${name}"]\n[Contract "1NT"]\n`;
    const tables = (count: number) => Array.from({ length: count }, (_, index) => table(index)).join('\n');
    const tooMany = await player.upload(tables(limits.tables + 1));
    expect(tooMany.json()).toMatchObject({ code: 'unusable_file', error: serverMessages.tooManyTables });
    expect((await player.upload(tables(limits.tables))).statusCode).toBe(200);
  });

  it('is refused over ten megabytes, and accepted at exactly ten', async () => {
    const deal = `[Deal "${generateDeal(400)}"]\n`;
    const padded = (size: number) =>
      deal +
      '%'
        .repeat(70)
        .concat('\n')
        .repeat(size / 71)
        .padEnd(size - deal.length, '\n')
        .slice(0, size - deal.length);
    const most = await player.upload(padded(limits.uploadBytes));
    expect(most.statusCode, most.body.slice(0, 300)).toBe(200);
    const tooMuch = await player.upload(padded(limits.uploadBytes + 1));
    expect(tooMuch.statusCode).toBe(413);
    expect(tooMuch.json()).toMatchObject({ code: 'too_large', error: messages.fileTooLarge });
  });
});

describe('an unreadable form', () => {
  const send = (type: string, payload: string | Buffer) =>
    server.app.inject({
      method: 'POST',
      url: '/api/games/upload',
      headers: { 'content-type': type, cookie: player.cookie() ?? '' },
      payload,
    });
  const part = (headers: string, body: string) => `--x\r\n${headers}\r\n\r\n${body}\r\n`;
  const aFile = part(
    'Content-Disposition: form-data; name="file"; filename="a.pbn"',
    generatePbn({ seed: 9 }),
  );

  it.each([
    ['is JSON', 'application/json', '{}', 415],
    ['has no boundary', 'multipart/form-data', 'x', 400],
    ['ends in the middle', 'multipart/form-data; boundary=x', aFile, 400],
    [
      'has no file',
      'multipart/form-data; boundary=x',
      `${part('Content-Disposition: form-data; name="force"', 'true')}--x--\r\n`,
      400,
    ],
    [
      'has a field too many',
      'multipart/form-data; boundary=x',
      `${part('Content-Disposition: form-data; name="a"', '1').repeat(9)}${aFile}--x--\r\n`,
      413,
    ],
    [
      'has a field that is too long',
      'multipart/form-data; boundary=x',
      `${part('Content-Disposition: form-data; name="a"', 'x'.repeat(20_000))}${aFile}--x--\r\n`,
      413,
    ],
    [
      'has partners that are no list',
      'multipart/form-data; boundary=x',
      `${part('Content-Disposition: form-data; name="partners"', '{"a":1}')}${aFile}--x--\r\n`,
      400,
    ],
    [
      'forces with another word',
      'multipart/form-data; boundary=x',
      `${part('Content-Disposition: form-data; name="force"', 'yes')}${aFile}--x--\r\n`,
      400,
    ],
  ])('is refused when it %s', async (_what, type, payload, status) => {
    const response = await send(type, payload);
    expect(response.statusCode, response.body).toBe(status);
    expect(response.json()).toMatchObject({ error: expect.any(String) as string });
  });

  it('is refused with two files and a message that one is expected', async () => {
    const response = await send('multipart/form-data; boundary=x', `${aFile}${aFile}--x--\r\n`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'Please upload one file at a time.' });
  });

  it('is refused by all other routes', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${aFile}--x--\r\n`,
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('a game that begins with a known deal', () => {
  it('returns 409 with the oldest such game, for every spelling of the deal', async () => {
    const { game } = await uploaded(generatePbn({ seed: 20 }), 'first.pbn');
    const again = await player.upload(generatePbn({ seed: 20, boards: 1 }), { fields: { force: 'true' } });
    expect(again.statusCode).toBe(200);

    const [north = '', east, south, west] = generateDeal(20_000).slice(2).split(' ');
    const shuffled = north
      .split('.')
      .map((suit) => [...suit].toReversed().join(''))
      .join('.');
    const other = server.browser();
    await other.register();
    const response = await other.upload(`[Board "9"]\r\n[Deal "E:${east} ${south} ${west} ${shuffled}"]\r\n`);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'duplicate_game', error: messages.duplicateGame });
    expect(response.json<{ duplicateGame: object }>().duplicateGame).toEqual({
      id: game.id,
      title: 'Tuesday Pairs',
      tournament: 'Tuesday Pairs',
      date: '2026-03-14',
      filename: 'first.pbn',
    });
  });

  it('is accepted once when twenty arrive at once', async () => {
    const before = await gamesInDatabase();
    const players = Array.from({ length: 5 }, () => server.browser());
    for (const one of players) await one.register();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        players[index % 5]!.upload(generatePbn({ seed: 21, boards: 6 })),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await gamesInDatabase()).toBe(before + 1);
  });
});
