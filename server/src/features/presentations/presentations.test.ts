import type { PresentationNote } from '@bridge-review/api/presentations';
import { limits } from '@bridge-review/api/limits';
import { describe, expect, it } from 'vitest';
import { dealGame, join, type Member, useMember } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada Lark');
const ben = useMember(server, 'Ben Finch');

const write = (who: Member, hand: number, text: string) =>
  who.send('PUT', `/api/hands/${hand}/presentation-note`, { text });
const notesOf = async (who: Member, game: number): Promise<PresentationNote[]> =>
  (await who.send('GET', `/api/games/${game}/presentation-notes`)).body as PresentationNote[];
const stored = async (): Promise<number> => {
  const { rows } = await server.database.pool.query('select text from presentation_notes');
  return rows.length;
};

describe('notes for presenting a game', () => {
  it('are read by who wrote them, and by nobody else', async () => {
    const { id, hands } = await dealGame(server, ben.id);
    expect(await notesOf(ada, id)).toEqual([]);
    expect((await write(ada, hands[2], 'Ask who drew trumps.\nThen wait.')).status).toBe(204);
    expect((await write(ada, hands[0], 'South’s hand first.')).status).toBe(204);
    expect((await write(ben, hands[0], 'Mine.')).status).toBe(204);
    expect(await notesOf(ada, id)).toEqual([
      { handId: hands[0], text: 'South’s hand first.' },
      { handId: hands[2], text: 'Ask who drew trumps.\nThen wait.' },
    ]);
    expect(await notesOf(ben, id)).toEqual([{ handId: hands[0], text: 'Mine.' }]);
  });

  it('are replaced, and gone once they are empty', async () => {
    const { id, hands } = await dealGame(server, ben.id);
    await write(ada, hands[1], 'One');
    await write(ada, hands[1], 'Two');
    expect(await notesOf(ada, id)).toEqual([{ handId: hands[1], text: 'Two' }]);
    await write(ada, hands[1], ' \n');
    expect(await notesOf(ada, id)).toEqual([]);
    expect((await write(ada, hands[1], '')).status).toBe(204);
  });

  it('are one for each board even if two windows save at once', async () => {
    const { id, hands } = await dealGame(server, ben.id);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(texts.map((text) => write(ada, hands[0], text)));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 204));
    const notes = await notesOf(ada, id);
    expect(notes).toHaveLength(1);
    expect(texts).toContain(notes[0]?.text);
  });

  it('come in pages', async () => {
    const { id } = await dealGame(server, ben.id);
    await server.database.pool.query(
      `with more as (
         insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding)
         select $1, n + 4, n + 4, 'N', 'None', 'none', false from generate_series(1, 60) n returning id)
       insert into presentation_notes (user_id, hand_id, text) select $2, id, 'Note' from more`,
      [id, ada.id],
    );
    const first = await ada.browser.send('GET', `/api/games/${id}/presentation-notes`);
    const next = /<([^>]*)>/.exec(String(first.headers.link))?.[1];
    const second = await ada.browser.send('GET', next!);
    const ids = [first, second].flatMap((page) =>
      page.json<PresentationNote[]>().map(({ handId }) => handId),
    );
    expect(first.json()).toHaveLength(50);
    expect(new Set(ids).size).toBe(60);
    expect(second.headers.link).toBeUndefined();
  });

  it('have a limit, and are about boards that exist', async () => {
    const { hands } = await dealGame(server, ben.id);
    expect((await write(ada, hands[0], 'x'.repeat(limits.presentationNote))).status).toBe(204);
    expect((await write(ada, hands[0], 'x'.repeat(limits.presentationNote + 1))).status).toBe(400);
    expect((await write(ada, hands[0], 'a\u0000b')).status).toBe(400);
    expect((await write(ada, 999_999_999, 'Hello')).status).toBe(404);
    expect((await ada.send('GET', '/api/games/999999999/presentation-notes')).status).toBe(404);
  });

  it('are deleted with the game, and with the account', async () => {
    const before = await stored();
    const { id, hands } = await dealGame(server, ada.id);
    const gone = await join(server, 'Cleo Wren');
    const club = await dealGame(server, ben.id);
    await write(gone, club.hands[0], 'Until I go.');
    await write(ben, hands[0], 'Until the game goes.');
    expect(await stored()).toBe(before + 2);
    // Notes are private: they keep nobody from deleting a game.
    expect((await ada.send('DELETE', `/api/games/${id}`)).status).toBe(204);
    expect(await stored()).toBe(before + 1);
    expect((await gone.send('DELETE', '/api/user', { password })).status).toBeLessThan(300);
    expect(await stored()).toBe(before);
  });
});
