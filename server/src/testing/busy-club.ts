import type { UploadedGame } from '@bridge-review/api/games';
import { type Member, join } from './club.ts';
import { addAnalyses, analysedPbn } from './analysed-game.ts';
import type { FaultFixture } from './fault.ts';
import { generatePbn } from './generated-game.ts';
import type { TestServer } from './test-server.ts';

export interface BusyClub extends FaultFixture {
  readonly admin: Member;
  readonly players: readonly [Member, Member];
}

const RESULT = [
  '[North "A. Lark"]',
  '[Contract "3NT"]',
  '[Declarer "S"]',
  '[Result "9"]',
  '[Auction "N"]',
  '1C Pass 1H Pass',
  '3NT Pass Pass Pass',
].join('\n');

/** Users who have used every feature, through the API. */
export async function openBusyClub(server: TestServer, { otherGames = 9 } = {}): Promise<BusyClub> {
  const { pool } = server.database;
  const admin = await join(server, 'Ida');
  await pool.query(`update users set user_type = 'admin' where id = $1`, [admin.id]);
  const ada = await join(server, 'Ada');
  const ben = await join(server, 'Ben');

  const { game, hands } = await upload(ada, generatePbn({ seed: 1, boards: 20, extra: RESULT }));
  const others: number[] = [];
  for (let seed = 2; others.length < otherGames; seed += 1) {
    others.push((await upload(seed % 2 === 0 ? ada : ben, generatePbn({ seed }))).game.id);
  }
  const first = hands[0]?.id;
  await must(ada, 'POST', '/api/user/partners', { partnerId: ben.id });
  await must(ada, 'POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
  await must(ben, 'POST', `/api/games/${game.id}/players`, { partnerId: ada.id });
  await must(ada, 'POST', `/api/games/${others[0]}/players`, {});
  await must(ada, 'DELETE', `/api/games/${others[0]}/players/${ada.id}`);
  await must(ada, 'POST', `/api/hands/${hands[18]?.id}/partnership-bidding`, {
    gameId: game.id,
    partnerId: ben.id,
    biddingSequence: ['1S', 'X', 'p', '2h'],
  });
  for (const { send } of [ada, ben]) {
    for (const content of ['Well bid.', 'Two down, since you ask.']) {
      await send('POST', `/api/hands/${first}/comments`, { content });
    }
  }
  const solved = await upload(ben, analysedPbn);
  const handIds = solved.hands.map(({ id }) => id);
  return {
    pool,
    admin,
    players: [ada, ben],
    ada: ada.id,
    ben: ben.id,
    game: game.id,
    hands: hands.map(({ id }) => id),
    others,
    analysed: await addAnalyses(pool, handIds),
    halfKnown: handIds.at(-1)!,
  };
}

async function upload(by: Member, file: string): Promise<UploadedGame> {
  const response = await by.browser.upload(file);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<UploadedGame>();
}

async function must(by: Member, ...request: Parameters<Member['send']>): Promise<void> {
  const { status, body } = await by.send(...request);
  if (status >= 400) throw new Error(`${request[0]} ${request[1]}: ${JSON.stringify(body)}`);
}
