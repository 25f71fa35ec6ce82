import { defaultCardStyle } from '@bridge-review/api/card-style';
import { blockLimits } from '@bridge-review/api/blocks';
import { limits } from '@bridge-review/api/limits';
import { allRoutes, type RouteName } from '@bridge-review/api/routes';
import { passkeyLimits } from '@bridge-review/api/passkeys';
import { registrationLimits } from '@bridge-review/api/registration';
import { reportLimits } from '@bridge-review/api/reports';
import { shareLimits } from '@bridge-review/api/shares';
import { MEGABYTE } from '@bridge-review/api/storage';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs } from '../testing/admins.ts';
import type { Member } from '../testing/club.ts';
import { longestRows, long } from '../testing/longest-rows.ts';
import { generatePbn } from '../testing/generated-game.ts';
import { password, useTestServer } from '../testing/test-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Row = Readonly<Record<string, unknown>>;

/** A route's largest answer, with what the limits allow at most planted before. */
interface Question {
  ask(): Promise<LightMyRequestResponse>;
  /** How many rows the answer must have: one with fewer would not be the largest. */
  readonly rows?: number;
  /** Where they are, if the answer is not the list itself. */
  in?(body: Row): unknown;
}

const server = useTestServer();
let admin: Member;
let rows: ReturnType<typeof longestRows>;
/** Most answers are about these. */
let game: number;
let hand: number;
let record: number;
let comment: number;
let partner: number;

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

const profile = () => ({
  firstName: long(limits.personName),
  lastName: long(limits.personName),
  displayName: long(limits.displayName),
  email: admin.email,
});

beforeAll(async () => {
  admin = await joinAs(server, 'admin');
  rows = longestRows(server.database.pool);
  await admin.browser.send('PATCH', '/api/user/profile', profile());
});

const send = (method: Method, path: string, body?: object) => admin.browser.send(method, path, body);
const asking = (path: () => string, method: Method = 'GET', body?: () => object): Question => ({
  ask: () => send(method, path(), body?.()),
});

/** More teams and matches than an answer has, and one match over all boards. */
async function plantTeams(): Promise<void> {
  const team = (number: number) => `${number} ${long(90)}`;
  const matches = Array.from({ length: 300 }, (_, index) => ({
    round: `${index} ${long(90)}`,
    teams: [team(index), team(index + 1)],
    carryOver: [1234.25, 1234.25],
    points: [19.99, 0.01],
  }));
  const standings = matches.map(({ teams: [name] }) => ({ team: name, place: 1, points: 19.99 }));
  await query('update games set stated_teams = $2 where id = $1', [
    game,
    { inVictoryPoints: true, matches, standings },
  ]);
  for (const [place, ns, ew] of [
    [6100, 0, 1],
    [6101, 1, 0],
  ] as const)
    await query(
      `insert into table_results (hand_id, place, team_ns, team_ew, round, contract)
       select id, $2, $3, $4, $5, 'Pass' from hands where game_id = $1`,
      [game, place, team(ns), team(ew), matches[0]?.round],
    );
}

const plantPasskeys = (from: number, to: number) =>
  query(
    `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
     select $1, $2, $3 || n, '', 0, '{internal,hybrid}' from generate_series($4::int, $5::int) n`,
    [admin.id, long(passkeyLimits.name), 'x'.repeat(1360), from, to],
  );

/** Each is wrong twice, and says so at length; nothing of it can be repaired. */
async function plantBrokenHands(): Promise<void> {
  [game] = (await rows.games(admin.id)) as [number];
  await rows.hands([game], 600);
  await query(
    'update hands set board_number = 1, dealer = $1, north_hand = $1, has_bidding = false, tricks = null, par_ns = null',
    [long(2_000)],
  );
}

/** One game with all it can have, and the rest of a page of games. */
async function plantGames(): Promise<void> {
  await query('delete from games');
  [partner] = (await rows.users(1)) as [number];
  [game] = (await rows.games(admin.id, 500)) as [number];
  const handIds = await rows.hands([game], limits.boards);
  [hand] = handIds as [number];
  [record] = (await rows.records(handIds, admin.id, partner)) as [number];
  const warning = { line: 1_000_000, column: 1_000_000, code: 'unknown-result', message: long(500) };
  await query('update games set warnings = $2, warning_count = 1000000 where id = $1', [
    game,
    JSON.stringify(Array.from({ length: 100 }, () => warning)),
  ]);
}

/** More than is listed: others who say to be all players of a game, and names of one user in games without end. */
async function plantIdentities(): Promise<void> {
  const name = long(limits.playerName - 10);
  const insert =
    'insert into named_players (game_id, place, name, name_key, number, spellings, partner_place)';
  await query(
    `${insert} select $1::int, n, $2::text, $2::text || n, $2::text, '{}'::text[], null from generate_series(1, 30) n`,
    [game, name],
  );
  // Two names of theirs in every second game.
  await query(
    `${insert} select id, n, $2::text, 'own' || n, $2::text, '{}'::text[], 31
     from (select id from games where id <> $1 order by id desc limit 300) g, generate_series(1, 2) n where n = 1 or id % 2 = 0`,
    [game, name],
  );
  await query(
    `${insert} select id, 31, $2::text, $2::text || 1, $2::text, '{}'::text[], null from games where id <> $1`,
    [game, name],
  );
  await query(
    `insert into identities (user_id, known_by, name, name_key)
     select u.id, 'name', $1::text, $1::text || n
     from (select id from users where deactivated_at is null and id <> $2 order by id desc limit 80) u, generate_series(1, 30) n`,
    [name, admin.id],
  );
  await query(
    `insert into identities (user_id, known_by, name, name_key, number)
     select $1, 'name', $2::text, 'own' || n, $2::text from generate_series(1, $3) n`,
    [admin.id, name, limits.identities],
  );
}

/** Twenty years of months with enough boards each, with more partners than are listed. */
async function plantPlayedBoards(): Promise<void> {
  const partners = await rows.users(60);
  const played = await rows.games(admin.id, 240);
  await query(
    `update games set date = '2006-01-15'::date + make_interval(months => n::int)
     from unnest($1::int[]) with ordinality as played(id, n) where games.id = played.id`,
    [played],
  );
  const boards = await rows.hands(played, 20);
  await query(
    `insert into participations (game_id, user_id, partner_id)
     select id, $2, ($3::int[])[1 + n % 60] from unnest($1::int[]) with ordinality as played(id, n)`,
    [played, admin.id, partners],
  );
  await query(
    `insert into played_boards (game_id, user_id, hand_id, side, contract, declarer, tricks, score_ns, level, strain, kind,
       role, player, lead, percent)
     select game_id, $2, id, 'NS', '7NTXX', 'N', 13, -7600, 7, 'NT', 'slam', 'defending', 'self', 'notrump', 33.33
     from hands where id = any($1::int[])`,
    [boards, admin.id],
  );
}

/** As many boards as may be; the first hundred have something wrong, and name the event. */
const largestFile = () => {
  const wrong = generatePbn({ seed: 1, boards: 100, extra: `[Result "${long(400)}"]` });
  const named = wrong.replaceAll('Tuesday Pairs', long(limits.gameText));
  return `${named}\n\n${generatePbn({ seed: 2, boards: limits.boards - 100 })}`;
};

/** As many evenings as may be uploaded together, each with as much to warn of as is shown. */
const largestUpload = () =>
  Array.from({ length: limits.uploadParts }, (_, index) => ({
    name: `${long(190)}${index}.pbn`,
    file: generatePbn({ seed: 100 + index, boards: 100, extra: `[Result "${long(400)}"]` }),
  }));

const calls = { biddingSequence: ['7NT', 'Double', 'Redouble', 'Pass', 'Pass', 'Pass'] };
const content = long(limits.comment);

/** The table of the hand at this place. */
async function tableAt(place: number): Promise<number | undefined> {
  const { rows: tables } = await server.database.pool.query<{ id: number }>(
    'select id from table_results where hand_id = $1 and place = $2',
    [hand, place],
  );
  return tables[0]?.id;
}

/** A link that shows all there is, with the longest words. */
const everything = {
  hands: ['N', 'E', 'S', 'W'],
  auction: true,
  play: true,
  results: true,
  analysis: true,
  comments: true,
  names: 'full',
  heading: true,
  signed: true,
  message: long(shareLimits.message),
};
let boardLink: string;
let gameLink: string;

const noBody = 'Answers 204, without a body.';
const redirect = 'Leads to a page, without a body.';
const fewWords = 'One fixed word or sentence.';
const events = 'Each event is one of a few fixed words; how many streams are open is limited.';

/** What is asked of each route, in this order; or why its answer cannot grow. A route that is not here is missing. */
const largest: Readonly<Record<RouteName, Question | string>> = {
  'integrity.check': {
    ask: async () => {
      await plantBrokenHands();
      return send('GET', '/api/admin/integrity-check');
    },
    in: ({ issues }) => issues,
    rows: 1_000,
  },
  'integrity.fix': {
    ...asking(() => '/api/admin/integrity-fix', 'POST'),
    in: ({ finalReport }) => (finalReport as Row)['issues'],
    rows: 1_000,
  },
  'integrity.progress': asking(() => '/api/admin/integrity-progress'),

  'health.live': fewWords,
  'health.ready': fewWords,
  'docs.page': asking(() => '/api/docs'),
  'docs.openApi': asking(() => '/api/openapi.json'),

  'auth.currentUser': asking(() => '/api/user'),
  'auth.loginPage': redirect,
  'auth.login': asking(
    () => '/api/login',
    'POST',
    () => ({ email: admin.email, password }),
  ),
  'auth.register': {
    ask: () =>
      server.browser().send('POST', '/api/register', {
        ...profile(),
        email: `${'x'.repeat(60)}@${'y'.repeat(60)}.${'y'.repeat(60)}.org`,
        password,
      }),
  },
  'auth.logout': noBody,
  'auth.verifyEmail': redirect,
  'auth.resendVerification': noBody,
  'auth.forgotPassword': fewWords,
  'auth.resetPassword': fewWords,

  'passkeys.begin': {
    ask: async () => {
      await plantPasskeys(1, passkeyLimits.passkeys - 1);
      return send('POST', '/api/user/passkeys/options', { currentPassword: password });
    },
    in: ({ excludeCredentials }) => excludeCredentials,
    rows: passkeyLimits.passkeys - 1,
  },
  'passkeys.state': {
    ask: async () => {
      await plantPasskeys(passkeyLimits.passkeys, passkeyLimits.passkeys);
      return send('GET', '/api/user/passkeys');
    },
    in: ({ passkeys }) => passkeys,
    rows: passkeyLimits.passkeys,
  },
  'passkeys.add': 'As `passkeys.state`.',
  'passkeys.rename': 'As `passkeys.state`.',
  'passkeys.remove': 'As `passkeys.state`.',
  'passkeys.makeCodes': asking(
    () => '/api/user/recovery-codes',
    'POST',
    () => ({ currentPassword: password }),
  ),
  'passkeys.setSecondStep': asking(
    () => '/api/user/second-step',
    'PUT',
    () => ({ isOn: true, currentPassword: password }),
  ),
  'passkeys.signInOptions': asking(() => '/api/login/passkey/options', 'POST'),
  'passkeys.signIn': 'As `auth.login`.',
  'passkeys.adminSignIn': asking(() => '/api/admin/sign-in'),
  'passkeys.setAdminSignIn': asking(
    () => '/api/admin/sign-in',
    'PUT',
    () => ({ needsPasskey: false }),
  ),
  'tokens.list': {
    ask: async () => {
      await query(
        `insert into personal_tokens (user_id, name, scope, token_hash)
         select $1, $2, 'upload', n::text from generate_series(1, $3) n`,
        [admin.id, long(limits.tokenName), limits.personalTokens],
      );
      return send('GET', '/api/user/tokens');
    },
    rows: limits.personalTokens,
  },
  'tokens.make': 'One token of a fixed length, with a name of at most 60 characters.',
  'tokens.revoke': noBody,

  'account.updateProfile': asking(() => '/api/user/profile', 'PATCH', profile),
  'account.cancelEmailChange': asking(() => '/api/user/pending-email', 'DELETE'),
  'account.updateCardStyle': asking(
    () => '/api/user/card-style',
    'PUT',
    () => defaultCardStyle,
  ),
  'account.changePassword': noBody,
  'account.listSessions': {
    ask: async () => {
      await query(
        `insert into sessions (token_hash, user_id, user_agent)
         select md5(n::text) || md5(n::text), $1, 'Mozilla SamsungBrowser/1 (Macintosh)' from generate_series(1, 150) n`,
        [admin.id],
      );
      return send('GET', '/api/user/sessions');
    },
    rows: 100,
  },
  'account.endOtherSessions': noBody,
  'account.delete': noBody,

  'games.list': {
    ask: async () => {
      await plantGames();
      return send('GET', '/api/games?limit=500');
    },
    rows: 200,
  },
  'games.openSample': asking(() => '/api/games/sample', 'POST'),
  'games.counts': asking(() => '/api/games/counts'),
  'storage.usage': asking(() => '/api/user/storage'),
  'games.get': { ...asking(() => `/api/games/${game}`), in: ({ warnings }) => warnings, rows: 100 },
  'games.joinResults': 'The game as in `games.get`, whose answer has ten times ten remarks more at most.',
  'games.undoResults': 'The game as in `games.get`.',
  'games.update': asking(
    () => `/api/games/${game}`,
    'PUT',
    () => ({ title: long(limits.gameText), date: '2026-11-15', location: long(limits.gameText) }),
  ),
  'games.deletion': asking(() => `/api/games/${game}/deletion`),
  'games.delete': noBody,
  'ownData.download': 'Made while it is sent, in pieces of a file or 500 rows.',
  'games.file': `The file as it was uploaded, at most ${limits.uploadBytes} bytes.`,
  'games.export': `At most ${limits.exportBytes} bytes, beyond which it is refused.`,
  'hands.list': { ...asking(() => `/api/games/${game}/hands`), rows: limits.boards },
  'hands.get': asking(() => `/api/hands/${hand}`),
  'hands.results': {
    ask: async () => {
      await rows.results(hand, limits.tables);
      return send('GET', `/api/hands/${hand}/results?limit=500`);
    },
  },

  'participation.listPlayers': {
    ask: async () => {
      const players = await rows.users(1_100);
      await query(
        `insert into participations (game_id, user_id, partner_id, seat) select $1, player, $2, 'N' from unnest($3::int[]) player`,
        [game, partner, players],
      );
      return send('GET', `/api/games/${game}/players`);
    },
    rows: 1_000,
  },
  'partners.list': {
    ask: async () => {
      await query(
        `insert into partners (user_id, partner_id) select $1, id from users where id <> $1 order by id desc limit 250`,
        [admin.id],
      );
      await query('insert into partners (user_id, partner_id) values ($1, $2) on conflict do nothing', [
        admin.id,
        partner,
      ]);
      return send('GET', '/api/user/partners');
    },
    rows: limits.partners,
  },
  'partners.add': {
    ask: async () => {
      await query('delete from partners where partner_id <> $1', [partner]);
      return send('POST', '/api/user/partners', { partnerId: partner });
    },
  },
  'partners.remove': noBody,
  'partners.search': { ...asking(() => '/api/users/search?query=example.org'), rows: 20 },
  'participation.markAsPlayed': asking(
    () => `/api/games/${game}/players`,
    'POST',
    () => ({ partnerId: partner, seat: 'N' }),
  ),
  'participation.leave': noBody,
  'participation.mine': asking(() => `/api/games/${game}/my-participation`),
  'boards.mine': { ...asking(() => `/api/games/${game}/my-boards`), rows: limits.boards },
  'participation.gameData': asking(() => `/api/games/${game}/game-data?userId=${admin.id}`),
  'pairs.list': {
    ask: async () => {
      await query(
        `insert into table_results (hand_id, place, north, east, south, west, section, pair_ns, pair_ew, auction)
         select $1, 5000 + n, n || $2, 'e' || n || $2, 's' || n || $2, 'w' || n || $2, $3, $3, $3, '{"dealer":"N","calls":["Pass"],"annotations":[]}'
         from generate_series(1, 200) n`,
        [hand, long(90), long(100)],
      );
      return send('GET', `/api/games/${game}/pairs`);
    },
    in: ({ pairs }) => pairs,
    rows: 100,
  },
  'ranking.game': {
    ask: async () => {
      await query("update table_results set contract = 'Pass' where hand_id = $1 and place > 5000", [hand]);
      await plantTeams();
      return send('GET', `/api/games/${game}/ranking`);
    },
    in: ({ fields, teams }) => {
      const { standings, matches, shown } = teams as Record<string, Row[]> & { shown: { boards: Row[] } };
      return [(fields as Row[]).flatMap(({ ranked }) => ranked), standings, matches, shown.boards].flat();
    },
    rows: 60 + 200 + 200 + 500,
  },
  'ranking.scorecard': {
    ask: async () => {
      await query(
        `insert into table_results (hand_id, place, north, east, south, west, section, pair_ns, pair_ew, contract)
         select id, 6000 + n, 'n' || n || $2, 'e' || n || $2, 's' || n || $2, 'w' || n || $2, $3, $3, $3, 'Pass'
         from hands, generate_series(1, 2) n where game_id = $1`,
        [game, long(90), long(100)],
      );
      const { rows: tables } = await server.database.pool.query<{ id: number }>(
        'select id from table_results where place = 6001 limit 1',
      );
      return send('GET', `/api/games/${game}/scorecard?table=${tables[0]?.id}&seat=N`);
    },
    in: ({ boards }) => boards,
    rows: 500,
  },
  'ranking.traveller': {
    ...asking(() => `/api/hands/${hand}/traveller`),
    in: ({ rows: tables }) => tables,
    rows: 200,
  },
  'ranking.travellers': {
    ...asking(() => `/api/games/${game}/travellers`),
    in: (travellers) => (travellers as unknown as Row[]).flatMap(({ rows: tables }) => tables),
    rows: 350,
  },
  'pairs.choose': {
    ask: async () => {
      const { rows: tables } = await server.database.pool.query<{ id: number }>(
        'select id from table_results where hand_id = $1 and place > 5000 limit 1',
        [hand],
      );
      const choice = { tableId: tables[0]?.id, side: 'NS', player: 'first', partnerId: partner };
      return send('PUT', `/api/games/${game}/my-pair`, choice);
    },
  },
  'people.ofGame': {
    ask: async () => {
      await plantIdentities();
      return send('GET', `/api/games/${game}/people`);
    },
    in: ({ people }) => (people as Row[]).flatMap(({ statements }) => statements),
    rows: 2_000,
  },
  'people.mine': {
    ...asking(() => '/api/user/names'),
    in: (body) => [body['names'], body['doubts'], body['gamesToMark']].flat(),
    rows: limits.identities + 50 + limits.seasonGames,
  },
  'people.state': 'One id, one person and a few counts.',
  'people.objectTo': noBody,
  'people.withdrawObjection': noBody,
  'people.objectEverywhere': noBody,
  'people.withdrawObjectionEverywhere': noBody,
  'people.withdraw': noBody,
  'people.markSeason': 'One id and a few counts.',
  'people.undoSeason': 'A few counts.',
  'presentations.notes': {
    ask: async () => {
      await query(
        'insert into presentation_notes (user_id, hand_id, text) select $2, id, $3 from hands where game_id = $1',
        [game, admin.id, long(limits.presentationNote)],
      );
      return send('GET', `/api/games/${game}/presentation-notes`);
    },
    rows: 50,
  },
  'presentations.saveNote': noBody,
  'styles.get': {
    ask: async () => {
      await query(
        `insert into table_results (hand_id, place, north, east, south, west, system_ns, system_ew, auction)
         select id, 7000, 'n' || $2, 'e' || $2, 's' || $2, 'w' || $2, $3, $3, '{"dealer":"N","calls":["1NT","Pass","Pass","Pass"],"annotations":[]}'
         from hands where game_id = $1`,
        [game, long(90), long(100)],
      );
      return send('GET', `/api/hands/${hand}/styles?table=${await tableAt(7000)}`);
    },
    in: ({ NS }) => (NS as Row).openings,
    rows: 100,
  },
  'styles.choose': {
    ask: async () =>
      send('PUT', `/api/hands/${hand}/styles`, {
        table: await tableAt(7000),
        side: 'NS',
        style: 'five-card majors',
      }),
    in: ({ NS }) => (NS as Row).openings,
    rows: 100,
  },
  'pairs.undo': asking(() => `/api/games/${game}/my-pair`, 'DELETE'),
  'bidding.conflicts': {
    ask: async () => {
      const [other, third] = (await rows.users(2)) as [number, number];
      const { rows: boards } = await server.database.pool.query<{ id: number }>(
        'select id from hands where game_id = $1',
        [game],
      );
      await rows.records(
        boards.map(({ id }) => id),
        other,
        third,
      );
      await query('insert into participations (game_id, user_id, partner_id) values ($1, $2, $3)', [
        game,
        other,
        admin.id,
      ]);
      return send('GET', `/api/games/${game}/partnership-conflicts?partnerId=${other}`);
    },
    in: ({ conflictingHands }) => conflictingHands,
    rows: limits.boards,
  },

  'bidding.get': asking(() => `/api/hands/${hand}/partnership-bidding`),
  'bidding.update': asking(
    () => `/api/partnership-bidding/${record}`,
    'PUT',
    () => calls,
  ),
  'bidding.create': {
    ask: async () => {
      await query('delete from bidding_records where id = $1', [record]);
      const answer = await send('POST', `/api/hands/${hand}/partnership-bidding`, {
        ...calls,
        partnerId: partner,
        gameId: game,
      });
      return answer;
    },
  },
  'bidding.delete': noBody,

  'comments.list': {
    ask: async () => {
      [comment] = (await rows.comments(hand, admin.id, 51)) as [number];
      return send('GET', `/api/hands/${hand}/comments?limit=500`);
    },
    rows: 50,
  },
  'comments.create': asking(
    () => `/api/hands/${hand}/comments`,
    'POST',
    () => ({ content }),
  ),
  'comments.update': asking(
    () => `/api/comments/${comment}`,
    'PATCH',
    () => ({ content }),
  ),
  'comments.delete': noBody,

  'blocks.list': {
    ask: async () => {
      await rows.users(250);
      await query(
        'insert into blocks (user_id, blocked_id) select $1, id from users where id <> $1 and id <> $2 order by id desc limit 250',
        [admin.id, partner],
      );
      return send('GET', '/api/user/blocked');
    },
    rows: blockLimits.people,
  },
  'blocks.add': {
    ask: async () => {
      await query('delete from blocks');
      const [other] = (await rows.users(1)) as [number];
      return send('POST', '/api/user/blocked', { userId: other });
    },
  },
  'blocks.remove': noBody,
  'reports.report': fewWords,
  'reports.list': {
    ask: async () => {
      await query('delete from blocks');
      const reporters = await rows.users(reportLimits.listed + 1);
      await query(
        `insert into comment_reports (comment_id, hand_id, author_id, reporter_id, content, reason, note)
         select c.id, c.hand_id, c.user_id, reporter, c.content, 'accusation', $2
         from (select * from comments order by id limit 21) c, unnest($1::int[]) reporter`,
        [reporters, long(reportLimits.note)],
      );
      return send('GET', '/api/admin/reports?limit=500');
    },
    in: (body) => (body as unknown as Row[]).flatMap(({ reports }) => reports),
    rows: 20 * reportLimits.listed,
  },
  'reports.decide': fewWords,
  'events.hand': events,

  'account.stats': asking(() => '/api/user/stats'),
  'analysis.hand': asking(() => `/api/hands/${hand}/analysis`),
  'analysis.game': {
    ...asking(() => `/api/games/${game}/analysis`),
    in: ({ records }) => records,
    rows: limits.boards,
  },
  'events.game': events,
  'analysis.accuracyHistory': {
    ask: async () => {
      const handIds = await rows.hands(await rows.games(partner, 510));
      await rows.records(handIds, admin.id, partner);
      return send('GET', '/api/user/stats/accuracy');
    },
    in: ({ games }) => games,
    rows: 500,
  },

  'stats.bidding': {
    ...asking(() => '/api/user/stats/bidding'),
    in: ({ history }) => history,
    rows: 500,
  },
  'stats.boards': { ...asking(() => '/api/user/stats/boards?limit=500'), rows: 50 },
  'field.stats': {
    ask: async () => {
      await plantPlayedBoards();
      return send('GET', '/api/user/stats/field?measure=percent');
    },
    in: ({ months }) => months,
    rows: 240,
  },
  'field.boards': { ...asking(() => '/api/user/stats/field/boards?measure=percent&limit=500'), rows: 50 },

  'shares.makeForBoard': {
    ask: async () => {
      const answer = await send('POST', `/api/hands/${hand}/shares`, everything);
      boardLink = answer.json<{ token: string }>().token;
      return answer;
    },
  },
  'shares.makeForGame': {
    ask: async () => {
      const answer = await send('POST', `/api/games/${game}/shares`, everything);
      gameLink = answer.json<{ token: string }>().token;
      return answer;
    },
  },
  'shares.list': {
    ask: async () => {
      await query(
        `insert into shares (user_id, token_hash, game_id, hand_id, shown, last_comment_id)
         select $1, n::text, $2, $3, '{}', 0 from generate_series(1, $4) n`,
        [admin.id, game, hand, shareLimits.open - 2],
      );
      return send('GET', '/api/user/shares');
    },
    rows: shareLimits.open,
  },
  'shares.withdraw': noBody,
  'shares.previewBoard': asking(
    () => `/api/hands/${hand}/shares/preview`,
    'POST',
    () => ({ ...everything, question: { before: 300 } }),
  ),
  'shares.previewGame': {
    ...asking(
      () => `/api/games/${game}/shares/preview`,
      'POST',
      () => everything,
    ),
    in: ({ shared }) => (shared as Row)['boards'],
    rows: limits.boards,
  },
  'shares.read': {
    ...asking(() => `/api/shared/${boardLink}`),
    in: ({ board }) => ((board as Row)['results'] as Row)['rows'],
    rows: shareLimits.results,
  },
  'shares.readBoard': {
    ...asking(() => `/api/shared/${gameLink}/boards/1`),
    in: ({ comments }) => comments,
    rows: shareLimits.comments,
  },
  'shares.open': 'The board as in `shares.read`.',
  'shares.embed': asking(() => `/s/${gameLink}/embed`),
  'shares.embedBoard': asking(() => `/s/${gameLink}/embed/1`),
  'shares.openEmbed': 'The board as in `shares.embedBoard`.',
  'shares.picture': 'Less than 100 kB, whatever it shows: `picture-drawer.test.ts`.',

  'games.dismissWarnings': asking(() => `/api/games/${game}/warnings/dismiss`, 'POST'),
  'games.upload': {
    ask: () => admin.browser.upload(largestFile()),
    in: ({ warnings }) => warnings,
    rows: 100,
  },

  'games.previewUpload': {
    ask: () => admin.browser.uploadSeveral(largestUpload(), { preview: true }),
    in: ({ games }) => games,
    rows: limits.uploadParts,
  },
  'games.uploadSeveral': {
    ask: () => admin.browser.uploadSeveral(largestUpload()),
    in: ({ games }) => games,
    rows: limits.uploadParts,
  },

  'registration.state': asking(() => '/api/admin/registration'),
  'registration.setMode': asking(
    () => '/api/admin/registration',
    'PUT',
    () => ({ mode: 'approval' }),
  ),
  'registration.applicants': {
    ask: async () => {
      const waiting = await rows.users(210, 'deactivated');
      await query(`update users set approval = 'waiting' where id = any($1::int[])`, [waiting]);
      return send('GET', '/api/admin/registrations?limit=500');
    },
    rows: 200,
  },
  'registration.decide': 'One id and one fixed word.',
  'registration.invitations': {
    ask: async () => {
      await query(
        `insert into invitations (created_by, label, email, people, used, expires_at)
         select $1, $2, $3, 500, 500, now() from generate_series(1, 210)`,
        [admin.id, long(registrationLimits.label), long(limits.email)],
      );
      await query(
        `insert into invitation_uses (user_id, invitation_id)
         select u.id, i.id from (select id, row_number() over (order by id desc) n from users) u
         join (select id, row_number() over (order by id desc) n from invitations) i on i.n = u.n / 25 + 1`,
      );
      return send('GET', '/api/admin/invitations');
    },
    rows: registrationLimits.listed,
  },
  'registration.withdrawInvitation': noBody,
  'registration.invite': asking(
    () => '/api/admin/invitations',
    'POST',
    () => ({ label: long(registrationLimits.label), people: registrationLimits.people }),
  ),
  'registration.readInvitation': 'One address.',
  'setup.report': {
    ask: async () => {
      await query(
        `insert into mails (kind, details, last_error, due_at) values ('reset-password', '{}', $1, now() + interval '1 day')`,
        [long(100_000)],
      );
      return send('GET', '/api/admin/setup');
    },
  },
  'setup.changeReminder': asking(
    () => '/api/admin/setup',
    'PUT',
    () => ({ isReminderHidden: true }),
  ),
  'setup.sendTestMail': asking(() => '/api/admin/setup/test-mail', 'POST'),

  'admin.stats': asking(() => '/api/admin/stats'),
  'admin.listUsers': {
    ask: async () => {
      await rows.users(210, 'deactivated');
      return send('GET', '/api/admin/users?limit=500');
    },
    rows: 200,
  },
  'admin.deactivateUser': asking(
    () => `/api/admin/users/${partner}/deactivate`,
    'POST',
    () => ({ reason: long(limits.deactivationReason) }),
  ),
  'admin.setUserType': asking(
    () => `/api/admin/users/${partner}/user-type`,
    'POST',
    () => ({ userType: 'admin' }),
  ),
  'admin.reactivateUser': asking(() => `/api/admin/users/${partner}/reactivate`, 'POST'),
  'admin.auditLog': {
    ask: async () => {
      const details = {
        reason: long(limits.deactivationReason),
        gameId: game,
        gameTitle: long(limits.gameText),
      };
      await query(
        `insert into audit_log (actor_id, action, target_id, details)
         select $1, 'user_deactivated', $2, $3 from generate_series(1, 210)`,
        [admin.id, partner, JSON.stringify(details)],
      );
      return send('GET', '/api/admin/audit-log?limit=500');
    },
    rows: 200,
  },
  'admin.cleanUpTestData': asking(() => '/api/admin/cleanup-test-data', 'POST'),
};

it('knows the largest answer of every route', () => {
  expect(Object.keys(largest).toSorted()).toEqual(allRoutes.map(([name]) => name).toSorted());
});

const questions = Object.entries(largest).flatMap(([name, question]) =>
  typeof question === 'string' ? [] : [[name, question] as const],
);

describe('the largest answer is at most a megabyte', () => {
  it.each(questions)('of %s', async (_name, { ask, rows: count, in: listIn }) => {
    const answer = await ask();
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MEGABYTE);
    if (count === undefined) return;
    const body = answer.json<Row>();
    expect(listIn === undefined ? body : listIn(body)).toHaveLength(count);
  });
});
