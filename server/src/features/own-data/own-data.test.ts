import { describe, expect, it } from 'vitest';
import { dealGame, type Member, useMember } from '../../testing/club.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ann = useMember(server, 'Ann Lark');
const ben = useMember(server, 'Ben Finch');
const cleo = useMember(server, 'Cleo Wren');

/** The files of an archive that are stored in it one after the other. */
function filesIn(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [size, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + nameLength;
    files.set(archive.toString('utf8', at + 30, start), archive.toString('utf8', start, start + size));
    at = start + size;
  }
  const end = archive.indexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  expect([archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)]).toEqual([files.size, at]);
  return files;
}

async function dataOf(member: Member): Promise<Map<string, string>> {
  const response = await member.browser.send('GET', '/api/user/data');
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="bridge-review-[\d-]{10}\.zip"/u,
  );
  return filesIn(response.rawPayload);
}

const listIn = (files: Map<string, string>, name: string) =>
  JSON.parse(files.get(`${name}.json`)!) as Record<string, unknown>[];

describe('everything that is stored of a user', () => {
  it('is theirs to download: account, files, bidding, comments, partners', async () => {
    const pbn = generatePbn({ seed: 11, boards: 2 });
    const { game } = (await ann.browser.upload(pbn, { filename: 'monday.pbn' })).json<{
      game: { id: number };
    }>();
    const club = await dealGame(server, ben.id);
    const [hand, other] = club.hands;
    for (const [one, partner] of [
      [ann, ben],
      [cleo, ben],
    ] as const)
      expect(
        (await one.send('POST', `/api/games/${club.id}/players`, { partnerId: partner.id, seat: 'S' }))
          .status,
      ).toBeLessThan(300);
    const bid = {
      partnerId: ben.id,
      gameId: club.id,
      biddingSequence: ['1NT', 'Pass', 'Pass', 'Pass'],
    };
    expect((await ann.send('POST', `/api/hands/${hand}/partnership-bidding`, bid)).status).toBeLessThan(300);
    expect((await cleo.send('POST', `/api/hands/${other}/partnership-bidding`, bid)).status).toBeLessThan(
      300,
    );
    for (const [one, content] of [
      [ann, 'A sound notrump.'],
      [cleo, 'Nobody else’s business.'],
    ] as const)
      expect((await one.send('POST', `/api/hands/${hand}/comments`, { content })).status).toBeLessThan(300);
    for (const [one, text] of [
      [ann, 'Ask who drew trumps.'],
      [cleo, 'Nobody else’s business.'],
    ] as const)
      expect((await one.send('PUT', `/api/hands/${hand}/presentation-note`, { text })).status).toBe(204);
    expect((await ann.send('POST', '/api/user/partners', { partnerId: ben.id })).status).toBeLessThan(300);

    expect((await ann.send('POST', '/api/user/blocked', { userId: ben.id })).status).toBe(200);
    const said = await cleo.send('POST', `/api/hands/${hand}/comments`, {
      content: 'Beginners, all of you.',
    });
    const { id: reported } = said.body as { id: number };
    for (const one of [ann, ben])
      expect((await one.send('POST', `/api/comments/${reported}/reports`, { reason: 'unkind' })).status).toBe(
        200,
      );

    const files = await dataOf(ann);
    expect(JSON.parse(files.get('profile.json')!)).toMatchObject({
      email: ann.email,
      displayName: 'Ann Lark',
    });
    expect(files.get(`games/${game.id} monday.pbn`)).toBe(pbn);
    expect(listIn(files, 'games')).toMatchObject([{ id: game.id, filename: 'monday.pbn' }]);
    expect(listIn(files, 'played')).toMatchObject([
      { id: club.id, game: 'Club night', partner: 'Ben Finch', seat: 'S' },
    ]);
    expect(listIn(files, 'bidding')).toMatchObject([
      { board: 1, createdBy: 'Ann Lark', partner: 'Ben Finch', calls: ['1NT', 'Pass', 'Pass', 'Pass'] },
    ]);
    expect(listIn(files, 'comments')).toMatchObject([{ board: 1, content: 'A sound notrump.' }]);
    expect(listIn(files, 'notes')).toMatchObject([{ board: 1, text: 'Ask who drew trumps.' }]);
    expect(listIn(files, 'partners')).toMatchObject([{ id: ben.id, name: 'Ben Finch' }]);
    expect(listIn(files, 'blocked')).toMatchObject([{ id: ben.id, name: 'Ben Finch' }]);
    expect(listIn(files, 'reports')).toMatchObject([
      { board: 1, comment: 'Beginners, all of you.', reason: 'unkind', note: null },
    ]);
    expect(listIn(await dataOf(cleo), 'reports')).toEqual([]);
    expect(listIn(files, 'devices')).toHaveLength(1);
    for (const name of ['names', 'styles', 'links', 'tokens']) expect(listIn(files, name)).toEqual([]);

    const all = [...files.values()].join('\n');
    for (const secret of [ben.email, cleo.email, 'Nobody else’s business.', 'Cleo Wren'])
      expect(all).not.toContain(secret);
    const { rows } = await server.database.pool.query<{ password_hash: string; token_hash: string }>(
      'select password_hash, token_hash from users join sessions on user_id = id where id = $1',
      [ann.id],
    );
    for (const { password_hash, token_hash } of rows) {
      expect(all).not.toContain(password_hash);
      expect(all).not.toContain(token_hash);
    }
    expect(listIn(await dataOf(ben), 'bidding')).toHaveLength(2);
  });

  it('goes on in further files where a list is long', async () => {
    const club = await dealGame(server, cleo.id);
    await server.database.pool.query(
      `insert into comments (hand_id, user_id, content) select $1, $2, 'Comment ' || n from generate_series(1, 1001) n`,
      [club.hands[0], ben.id],
    );
    const files = await dataOf(ben);
    const texts = ['comments', 'comments-2', 'comments-3'].flatMap((name) =>
      listIn(files, name).map(({ content }) => content),
    );
    expect(texts).toEqual(Array.from({ length: 1001 }, (_, index) => `Comment ${index + 1}`));
    expect(files.has('comments-4.json')).toBe(false);
  });
});
