import { beforeAll, describe, expect, it } from 'vitest';
import { dealGame, join, type Member } from '../testing/club.ts';
import { useTestServer } from '../testing/test-server.ts';

/** A user's relation to a game, to a bidding record of one of its hands and to a comment on it. */
const relations = ['uploader', 'player', 'creator', 'partner', 'author', 'stranger', 'admin'] as const;
type Relation = (typeof relations)[number];

const server = useTestServer();
const people = new Map<Relation, Member>();
let ids = { game: 0, hand: 0, record: 0, comment: 0, creator: 0 };

beforeAll(async () => {
  for (const relation of relations) people.set(relation, await join(server, relation));
  const [uploader, player, creator, partner, author, , admin] = relations.map((relation) =>
    people.get(relation)!,
  );
  await server.database.pool.query("update users set user_type = 'admin' where id = $1", [admin!.id]);
  const game = await dealGame(server, uploader!.id);
  const hand = game.hands[0];
  await player!.send('POST', `/api/games/${game.id}/players`, {});
  await creator!.send('POST', `/api/games/${game.id}/players`, { partnerId: partner!.id });
  const record = await creator!.send('POST', `/api/hands/${hand}/partnership-bidding`, {
    partnerId: partner!.id,
    biddingSequence: ['1S'],
    gameId: game.id,
  });
  const comment = await author!.send('POST', `/api/hands/${hand}/comments`, { content: 'Mine' });
  ids = {
    game: game.id,
    hand,
    record: (record.body as { id: number }).id,
    comment: (comment.body as { id: number }).id,
    creator: creator!.id,
  };
});

type Statuses = Partial<Record<Relation, number>> & { readonly others: number };
type Row = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, statuses: Statuses];

/**
 * Every request is empty, so that it changes nothing: users with permission get 400, and others do not see the
 * validation error.
 */
const table: readonly Row[] = [
  ['PUT', '/api/games/:game', { uploader: 400, others: 403 }],
  ['DELETE', '/api/games/:game', { uploader: 409, others: 403 }],
  // A form is wanted, which is said to those who may send one.
  ['POST', '/api/games/:game/results', { uploader: 415, admin: 415, others: 403 }],
  ['POST', '/api/games/:game/results/undo', { uploader: 400, admin: 400, others: 403 }],
  ['DELETE', '/api/games/:game/players/:creator', { others: 403 }],
  ['PUT', '/api/games/:game/my-pair', { others: 400 }],
  ['PUT', '/api/hands/:hand/styles', { others: 400 }],
  ['PUT', '/api/hands/:hand/presentation-note', { others: 400 }],
  ['GET', '/api/games/:game/partnership-conflicts', { player: 400, creator: 400, others: 403 }],
  ['POST', '/api/hands/:hand/partnership-bidding', { player: 400, creator: 400, others: 403 }],
  ['PUT', '/api/partnership-bidding/:record', { creator: 400, partner: 400, others: 404 }],
  ['DELETE', '/api/hands/:hand/partnership-bidding', { partner: 403, others: 404 }],
  ['PATCH', '/api/comments/:comment', { author: 400, others: 403 }],
  ['DELETE', '/api/comments/:comment', { others: 403 }],
  ['POST', '/api/comments/:comment/reports', { author: 403, others: 400 }],
  ['POST', '/api/hands/:hand/comments', { others: 400 }],
  ['POST', '/api/hands/:hand/shares', { others: 400 }],
  ['POST', '/api/games/:game/shares', { others: 400 }],
];

/** These would be done, to the end of all rows after them. */
const deeds: readonly (readonly [Relation, string])[] = [
  ['admin', 'DELETE /api/games/:game'],
  ['creator', 'DELETE /api/games/:game/players/:creator'],
  ['creator', 'DELETE /api/hands/:hand/partnership-bidding'],
  ['author', 'DELETE /api/comments/:comment'],
];

const fill = (path: string): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name as keyof typeof ids]));

describe.each(relations)('to the %s', (relation) => {
  const rows = table.filter(
    ([method, path]) => !deeds.some(([who, deed]) => who === relation && deed === `${method} ${path}`),
  );
  it.each(rows)('%s %s answers as listed', async (method, path, statuses) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status } = await people.get(relation)!.send(method, fill(path), body);
    expect(status).toBe(statuses[relation] ?? statuses.others);
  });

  it('the bidding record is visible or null', async () => {
    const { body } = await people.get(relation)!.send('GET', fill('/api/hands/:hand/partnership-bidding'));
    expect(body === null).toBe(relation !== 'creator' && relation !== 'partner');
  });
});

describe('permitted changes', () => {
  it.each(deeds.toReversed())('the %s may %s', async (relation, deed) => {
    const [method, path] = deed.split(' ') as ['DELETE', string];
    expect((await people.get(relation)!.send(method, fill(path))).status).toBe(204);
  });
});
