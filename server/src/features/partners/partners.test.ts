import type { Partner } from '@bridge-review/api/partners';
import { describe, expect, it } from 'vitest';
import { join, type Member, useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'ben 100%');
const cleo = useMember(server, 'Cleo_K');

const shown = ({ id, name, email }: Member) => ({
  id,
  displayName: name,
  firstName: name,
  lastName: 'Whitlock',
  email,
});
const add = (who: Member, partnerId: unknown) => who.send('POST', '/api/user/partners', { partnerId });
const list = async (who: Member) => (await who.send('GET', '/api/user/partners')).body;

describe('the list of partners', () => {
  it('holds added users once, sorted by name', async () => {
    expect(await list(ada)).toEqual([]);
    expect(await add(ada, cleo.id)).toEqual({ status: 200, body: shown(cleo) });
    await add(ada, ben.id);
    await Promise.all(Array.from({ length: 5 }, () => add(ada, ben.id)));
    expect(await list(ada)).toEqual([shown(ben), shown(cleo)]);
    expect(await list(ben)).toEqual([]);
  });

  it('no longer holds removed users', async () => {
    await add(ben, ada.id);
    expect((await ben.send('DELETE', `/api/user/partners/${ada.id}`)).status).toBe(204);
    expect((await ben.send('DELETE', `/api/user/partners/${ada.id}`)).status).toBe(204);
    expect(await list(ben)).toEqual([]);
  });

  it('accepts neither the user nor an unknown id', async () => {
    expect((await add(ada, ada.id)).body).toMatchObject({
      message: 'You cannot be your own partner. Please choose somebody else.',
    });
    for (const partnerId of [ada.id, 999_999, 'x', null, 2 ** 31]) {
      expect((await add(ada, partnerId)).status).toBe(400);
    }
  });

  it('hides deactivated users until they are reactivated', async () => {
    const away = await join(server, 'Away');
    await add(cleo, away.id);
    await server.database.pool.query('update users set deactivated_at = now() where id = $1', [away.id]);
    expect(await list(cleo)).toEqual([]);
    expect((await add(cleo, away.id)).status).toBe(400);
    await server.database.pool.query('update users set deactivated_at = null where id = $1', [away.id]);
    expect(await list(cleo)).toEqual([shown(away)]);
  });
});

describe('the search for people', () => {
  const search = async (text: string) =>
    (await ada.send('GET', `/api/users/search?query=${encodeURIComponent(text)}`)).body as Partner[];

  it('finds active users by any part of a name or address, ignoring case', async () => {
    expect(await search('LEO')).toEqual([shown(cleo)]);
    expect(await search('cleo_k whit')).toEqual([shown(cleo)]);
    expect(await search(`  ${cleo.email.toUpperCase()} `)).toEqual([shown(cleo)]);
  });

  it('matches two characters only at the start of a word', async () => {
    expect(await search('cl')).toEqual([shown(cleo)]);
    expect(await search('BE')).toEqual([shown(ben)]);
    expect(await search('10')).toEqual([shown(ben)]);
    expect(await search('wh')).toEqual(expect.arrayContaining([shown(ben), shown(cleo)]));
    expect(await search('le')).toEqual([]);
  });

  it('does not find the user', async () => {
    expect(await search('Ada')).toEqual([]);
  });

  it('finds nothing for fewer than two characters', async () => {
    expect(await search('')).toEqual([]);
    expect(await search(' b ')).toEqual([]);
    expect((await ada.send('GET', '/api/users/search')).body).toEqual([]);
  });

  it('searches for wildcard characters literally', async () => {
    expect(await search('00%')).toEqual([shown(ben)]);
    expect(await search('o_k')).toEqual([shown(cleo)]);
    for (const text of ['%%', '__', '%%%', 'b_n', 'b%n', '\\\\', "';--"])
      expect(await search(text)).toEqual([]);
  });

  it('returns at most 20 users, none deactivated', async () => {
    await server.database.pool.query(
      `insert into users (email, password_hash, first_name, last_name, display_name, deactivated_at)
       select 'crowd' || n || '@example.org', '', 'Crowd', 'Member', 'Crowd ' || n, case when n <= 10 then now() end
       from generate_series(1, 40) n`,
    );
    const found = await search('crowd');
    expect(found).toHaveLength(20);
    expect(found.filter(({ displayName }) => Number(displayName.slice(6)) <= 10)).toEqual([]);
  });

  it('refuses a text longer than any name', async () => {
    expect((await ada.send('GET', `/api/users/search?query=${'x'.repeat(201)}`)).status).toBe(400);
  });
});
