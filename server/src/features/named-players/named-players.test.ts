import type { UploadedGame } from '@bridge-review/api/games';
import { describe, expect, it } from 'vitest';
import { join } from '../../testing/club.ts';
import { namedEvening } from '../../testing/named-evening.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { namedPlayersOf, type NamedSeat } from './named-players.ts';
import { isListed, listUnlisted } from './service.ts';

const seats = (...pairs: readonly (readonly [string, string | null])[]): NamedSeat[] =>
  pairs.flatMap(([name, partner]) => [
    { name, partner },
    ...(partner === null ? [] : [{ name: partner, partner: name }]),
  ]);
const listed = (...pairs: readonly (readonly [string, string | null])[]) =>
  namedPlayersOf(seats(...pairs)).map(
    ({ place, nameKey, number, partnerPlace }) => `${place} ${nameKey} ${number} with ${partnerPlace}`,
  );

describe('the players of a game by their names', () => {
  it('are one person however they are spelled, with their partner', () => {
    expect(listed(['Ada Lark', 'Ben Orr'], ['ADA  LARK#56252', 'Ben Orr'])).toEqual([
      '1 ada lark 56252 with 2',
      '2 ben orr null with 1',
    ]);
  });

  it('are several where numbers differ', () => {
    expect(listed(['Ada#1', 'Ben'], ['Ada#2', 'Cleo'], ['Ada', 'Dan'])).toEqual([
      '1 ada null with 6',
      '2 ada 1 with 4',
      '3 ada 2 with 5',
      '4 ben null with 2',
      '5 cleo null with 3',
      '6 dan null with 1',
    ]);
  });

  it('have no one partner where there were several, or none is named', () => {
    expect(listed(['Ada', 'Ben'], ['Ada', 'Cleo'], ['Dan', null])).toEqual([
      '1 ada null with null',
      '2 ben null with 1',
      '3 cleo null with 1',
      '4 dan null with null',
    ]);
  });

  it('leave out what is no name', () => {
    expect(listed([' ', 'x'.repeat(101)])).toEqual([]);
  });
});

describe('a game that was there before', () => {
  const server = useTestServer();

  it('is listed by the hourly chores, and not twice', async () => {
    const ada = await join(server, 'Ada');
    const { db, pool } = server.database;
    const upload = await ada.browser.upload(
      namedEvening({ seed: 8_101, tables: [['Åsa', 'Bo', 'Carl', 'Dag']] }),
    );
    const { id } = upload.json<UploadedGame>().game;
    expect(await isListed(db, id)).toBe(true);
    await pool.query('delete from named_players where game_id = $1', [id]);
    await pool.query('update games set players_listed = false where id = $1', [id]);
    expect(await isListed(db, id)).toBe(false);
    await Promise.all([listUnlisted(db), listUnlisted(db)]);
    expect(await isListed(db, id)).toBe(true);
    const { rows } = await pool.query<{ name_key: string }>(
      'select name_key from named_players where game_id = $1 order by place',
      [id],
    );
    expect(rows.map(({ name_key }) => name_key)).toEqual(['bo', 'carl', 'dag', 'åsa']);
  });
});
