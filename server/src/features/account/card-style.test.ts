import type { User } from '@bridge-review/api/user';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { dealGame, join } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const style = { colours: 'four', ten: '10', language: 'sv', size: 'large' };
const PATH = '/api/user/card-style';

describe('how cards are shown', () => {
  it('is two colours, T, English letters and the usual size until one chooses', async () => {
    const ada = await join(server, 'Ada');
    expect((await ada.send('GET', '/api/user')).body).toMatchObject({
      cardStyle: { colours: 'two', ten: 'T', language: 'en', size: 'normal' },
    });
  });

  it('is kept for the user, in every session', async () => {
    const ada = await join(server, 'Ada');
    const answer = await ada.send('PUT', PATH, style);
    expect(answer).toMatchObject({ status: 200, body: { id: ada.id, cardStyle: style } });
    const elsewhere = server.browser();
    const signedIn = await elsewhere.send('POST', '/api/login', { email: ada.email, password });
    expect(signedIn.json<User>().cardStyle).toEqual(style);
    expect((await elsewhere.send('GET', '/api/user')).json<User>().cardStyle).toEqual(style);
  });

  it('changes nothing else of the user, and nothing of others', async () => {
    const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
    const before = (await ada.send('GET', '/api/user')).body as User;
    await ada.send('PUT', PATH, { ...style, userType: 'admin', displayName: 'Eve' });
    expect((await ada.send('GET', '/api/user')).body).toEqual({ ...before, cardStyle: style });
    expect((await ben.send('GET', '/api/user')).body).toMatchObject({ cardStyle: { colours: 'two' } });
  });

  it.each([
    ['a colour', { ...style, colours: 'three' }],
    ['a ten', { ...style, ten: 'X' }],
    ['a language', { ...style, language: 'xx' }],
    ['a size', { ...style, size: 'huge' }],
    ['one that is missing', { colours: 'four' }],
    ['nothing at all', {}],
  ])('refuses %s that is not known', async (_what, body) => {
    const ada = await join(server, 'Ada');
    expect(await ada.send('PUT', PATH, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect((await ada.send('GET', '/api/user')).body).toMatchObject({ cardStyle: { colours: 'two' } });
  });

  it('is shown to nobody else, administrators included', async () => {
    const [ada, ben, admin] = [
      await join(server, 'Ada'),
      await join(server, 'Ben'),
      await joinAs(server, 'admin', 'Admin'),
    ];
    await ada.send('PUT', PATH, style);
    const seen = [
      await admin.send('GET', '/api/admin/users'),
      await admin.send('POST', `/api/admin/users/${ada.id}/user-type`, { userType: 'test' }),
      await ben.send('GET', `/api/users/search?query=${ada.email}`),
      await ben.send('POST', '/api/user/partners', { partnerId: ada.id }),
      await ben.send('GET', '/api/user/partners'),
    ];
    for (const { status, body } of seen) {
      expect(status).toBeLessThan(300);
      expect(JSON.stringify(body ?? '')).not.toMatch(/cardStyle|colours|"four"/);
    }
  });

  it('leaves the cards of answers in English letters', async () => {
    const ada = await join(server, 'Ada');
    const { hands } = await dealGame(server, ada.id);
    const before = (await ada.send('GET', `/api/hands/${hands[0]}`)).body;
    await ada.send('PUT', PATH, style);
    expect((await ada.send('GET', `/api/hands/${hands[0]}`)).body).toEqual(before);
  });

  it('is forgotten with the account', async () => {
    const ada = await join(server, 'Ada');
    await ada.send('PUT', PATH, style);
    await ada.send('DELETE', '/api/user', { password });
    const { rows } = await server.database.pool.query(
      'select card_colours, card_ten, card_language, card_size from users where id = $1',
      [ada.id],
    );
    expect(rows).toEqual([{ card_colours: 'two', card_ten: 'T', card_language: 'en', card_size: 'normal' }]);
  });
});
