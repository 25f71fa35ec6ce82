import { randomBytes } from 'node:crypto';
import {
  type NewPasskey,
  type PasskeyCreation,
  passkeyMessages,
  type SignInState,
} from '@bridge-review/api/passkeys';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { join, type Member } from '../../testing/club.ts';
import { passkeysOn } from '../../testing/passkeys.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';
import { password, type TestBrowser, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const underPassword = { currentPassword: password };
const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

const { addPasskey, begin, challenge, signIn } = passkeysOn(server);

const stateOf = async (member: Member) =>
  (await member.send('GET', '/api/user/passkeys')).body as SignInState;

const makeCodes = async (member: Member): Promise<string[]> =>
  ((await member.send('POST', '/api/user/recovery-codes', underPassword)).body as { codes: string[] }).codes;

const logIn = (email: string, recoveryCode?: string, browser: TestBrowser = server.browser()) =>
  browser.send('POST', '/api/login', { email, password, ...(recoveryCode && { recoveryCode }) });

/** Somebody with a passkey, codes and the second step switched on. */
async function withSecondStep(name: string) {
  const member = await join(server, name);
  const passkey = await addPasskey(member);
  const codes = await makeCodes(member);
  const { status } = await member.send('PUT', '/api/user/second-step', { isOn: true, ...underPassword });
  expect(status).toBe(200);
  return { member, passkey, codes };
}

describe('a passkey', () => {
  it('is added under the password, named after the browser, and signs in without one', async () => {
    const ada = await join(server, 'Ada');
    expect(await stateOf(ada)).toEqual({
      passkeys: [],
      recoveryCodes: { left: 0, madeAt: null },
      secondStep: false,
      isDemanded: false,
      elsewhere: null,
    });
    const passkey = await addPasskey(ada);
    expect(await stateOf(ada)).toMatchObject({ passkeys: [{ name: 'Unknown device', lastUsedAt: null }] });
    await server.sentMailTo(ada.email, /passkey was added/);

    const browser = server.browser();
    const response = await signIn(passkey, {}, browser);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ id: ada.id });
    expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ id: ada.id });
    expect((await stateOf(ada)).passkeys[0]?.lastUsedAt).not.toBeNull();
    // The password works as before.
    expect((await logIn(ada.email)).statusCode).toBe(200);
  });

  it('does not tell the authenticator who the user is', async () => {
    const ada = await join(server, 'Ada');
    const [one, two] = [await begin(ada), await begin(ada)];
    expect(one.user.id).toMatch(/^[\w-]{43}$/);
    expect(two.user.id).toBe(one.user.id);
    expect(one).toMatchObject({
      rp: { id: 'localhost', name: 'Bridge Review' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('needs the right password', async () => {
    const ada = await join(server, 'Ada');
    const answer = await ada.send('POST', '/api/user/passkeys/options', { currentPassword: 'mistaken' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
  });

  it('is renamed and removed by its owner only, and then signs nobody in', async () => {
    const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
    const passkey = await addPasskey(ada);
    const path = `/api/user/passkeys/${(await stateOf(ada)).passkeys[0]!.id}`;
    expect((await ben.send('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await ben.send('DELETE', path, underPassword)).status).toBe(404);
    expect((await ada.send('PATCH', path, { name: ' Key ring ' })).body).toMatchObject({
      passkeys: [{ name: 'Key ring' }],
    });
    expect((await ada.send('DELETE', path, { currentPassword: 'mistaken' })).status).toBe(400);
    expect((await ada.send('DELETE', path, underPassword)).body).toMatchObject({ passkeys: [] });
    expect((await server.sentMailTo(ada.email, /passkey was removed/)).text).toContain('‘Key ring’');
    expect((await signIn(passkey)).json()).toMatchObject({ code: 'passkey_refused' });
  });

  it('belongs to one account', async () => {
    const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
    const passkey = await addPasskey(ada);
    const credential = passkey.create(await begin(ben));
    const answer = await ben.send('POST', '/api/user/passkeys', { credential });
    expect(answer).toMatchObject({ status: 409, body: { code: 'passkey_known' } });
    // The handle that it has now is Ben's.
    expect((await signIn(passkey)).json()).toMatchObject({ code: 'passkey_refused' });
  });

  it('is one of twenty at most, also when two are added at once', async () => {
    const ada = await join(server, 'Ada');
    await query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       select $1, 'Old', $2 || n, '', 0, '{}' from generate_series(1, 19) n`,
      [ada.id, `many${ada.id} `],
    );
    const elsewhere = server.browser();
    await logIn(ada.email, undefined, elsewhere);
    const credentials: NewPasskey[] = [];
    for (const browser of [ada.browser, elsewhere]) {
      const options = await browser.send('POST', '/api/user/passkeys/options', underPassword);
      credentials.push(softwarePasskey().create(options.json<PasskeyCreation>()));
    }
    const answers = await Promise.all(
      [ada.browser, elsewhere].map((browser, index) =>
        browser.send('POST', '/api/user/passkeys', { credential: credentials[index]! }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await stateOf(ada)).passkeys).toHaveLength(20);
    const more = await ada.send('POST', '/api/user/passkeys/options', underPassword);
    expect(more.body).toMatchObject({ code: 'too_many_passkeys' });
  });
});

describe('a challenge', () => {
  it('lets one in, however many come with it at once', async () => {
    const ada = await join(server, 'Ada');
    const passkey = await addPasskey(ada);
    const credential = passkey.use(await challenge());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.browser().send('POST', '/api/login/passkey', { credential })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(7);
    const { rows } = await query('select 1 from sessions where user_id = $1', [ada.id]);
    expect(rows).toHaveLength(2);
  });

  it('is used up by a failure, too', async () => {
    const passkey = await addPasskey(await join(server, 'Ada'));
    const asked = await challenge();
    const send = (credential: object) => server.browser().send('POST', '/api/login/passkey', { credential });
    expect((await send(passkey.use(asked, { origin: 'https://evil.example' }))).statusCode).toBe(400);
    expect((await send(passkey.use(asked))).statusCode).toBe(400);
  });

  it('to add a passkey is for the session that asked, and adds one', async () => {
    const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
    const credential = softwarePasskey().create(await begin(ada));
    expect((await ben.send('POST', '/api/user/passkeys', { credential })).body).toMatchObject({
      code: 'passkey_refused',
    });
    expect((await ada.send('POST', '/api/user/passkeys', { credential })).status).toBe(400);
    // Nor is it good for signing in, or the other way round.
    const passkey = await addPasskey(ada);
    const { challenge: adding } = await begin(ada);
    const used = passkey.use({ ...(await challenge()), challenge: adding });
    expect((await server.browser().send('POST', '/api/login/passkey', { credential: used })).statusCode).toBe(
      400,
    );
    const creation = { ...(await begin(ada)), challenge: (await challenge()).challenge };
    const made = { credential: softwarePasskey().create(creation) };
    expect((await ada.send('POST', '/api/user/passkeys', made)).status).toBe(400);
    expect((await stateOf(ada)).passkeys).toHaveLength(1);
  });

  it('expires after five minutes, and is one of ten thousand at most', async () => {
    const passkey = await addPasskey(await join(server, 'Ada'));
    const asked = await challenge();
    const { rows } = await query(
      `select extract(epoch from expires_at - now())::int as seconds from passkey_challenges where challenge = $1`,
      [asked.challenge],
    );
    expect(rows).toEqual([{ seconds: expect.closeTo(300, -2) as number }]);
    await query(`update passkey_challenges set expires_at = now() where challenge = $1`, [asked.challenge]);
    const late = await server
      .browser()
      .send('POST', '/api/login/passkey', { credential: passkey.use(asked) });
    expect(late.json()).toMatchObject({ code: 'passkey_refused' });

    await query(
      `insert into passkey_challenges (challenge, expires_at)
       select 'flood ' || n, now() + interval '1 minute' from generate_series(1, 10050) n`,
    );
    const last = await challenge();
    const { rows: left } = await query('select count(*)::int as count from passkey_challenges');
    expect(left).toEqual([{ count: 10_000 }]);
    const used = { credential: passkey.use(last) };
    expect((await server.browser().send('POST', '/api/login/passkey', used)).statusCode).toBe(200);
    await query(`delete from passkey_challenges where challenge like 'flood %'`);
  });
});

describe('a passkey is refused', () => {
  it.each([
    ['from another site', { origin: 'https://bridge.example' }],
    ['if nobody was asked for finger, face or PIN', { verified: false }],
  ])('%s, both to add and to sign in', async (_, ceremony) => {
    const ada = await join(server, 'Ada');
    const credential = softwarePasskey().create(await begin(ada), ceremony);
    expect((await ada.send('POST', '/api/user/passkeys', { credential })).body).toMatchObject({
      code: 'passkey_refused',
    });
    const passkey = await addPasskey(ada);
    expect((await signIn(passkey, ceremony)).json()).toMatchObject({ code: 'passkey_refused' });
  });

  it('if its signature is another one’s, or its counter goes back', async () => {
    const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
    const [passkey, other] = [await addPasskey(ada), await addPasskey(ben)];
    const asked = await challenge();
    const mine = passkey.use(asked);
    const forged = {
      ...mine,
      response: { ...mine.response, signature: other.use(asked).response.signature },
    };
    expect(
      (await server.browser().send('POST', '/api/login/passkey', { credential: forged })).statusCode,
    ).toBe(400);
    expect((await signIn(passkey, { counter: 7 })).statusCode).toBe(200);
    expect((await signIn(passkey, { counter: 7 })).statusCode).toBe(400);
    expect((await signIn(passkey, { counter: 6 })).statusCode).toBe(400);
    expect((await signIn(passkey, { counter: 8 })).statusCode).toBe(200);
  });

  it('if it is nobody’s, or what the browser sends is no passkey', async () => {
    const stranger = softwarePasskey();
    stranger.create(await begin(await join(server, 'Ada')));
    expect((await signIn(stranger)).json()).toMatchObject({ code: 'passkey_refused' });
    const good = stranger.use(await challenge());
    for (const clientDataJSON of ['e30', 'bnVsbA', randomBytes(20).toString('base64url')]) {
      const credential = { ...good, response: { ...good.response, clientDataJSON } };
      const answer = await server.browser().send('POST', '/api/login/passkey', { credential });
      expect(answer.json()).toMatchObject({ code: 'passkey_refused' });
    }
  });
});

describe('recovery codes', () => {
  it('are ten, shown once, stored as hashes, and replaced by new ones', async () => {
    const { member, codes } = await withSecondStep('Ada');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[\da-z]{4}(-[\da-z]{4}){3}$/);
    expect((await stateOf(member)).recoveryCodes).toMatchObject({ left: 10 });
    const { rows } = await query('select * from recovery_codes where user_id = $1', [member.id]);
    const stored = JSON.stringify(rows);
    expect(codes.some((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toBe(
      false,
    );
    await server.sentMailTo(member.email, /New recovery codes/);

    const next = await makeCodes(member);
    expect((await logIn(member.email, codes[0])).json()).toMatchObject({ code: 'wrong_code' });
    expect((await logIn(member.email, next[0])).statusCode).toBe(200);
  });

  it('need the right password, and the old ones go on working', async () => {
    const { member, codes } = await withSecondStep('Ada');
    const answer = await member.send('POST', '/api/user/recovery-codes', { currentPassword: 'mistaken' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect((await logIn(member.email, codes[0])).statusCode).toBe(200);
  });

  it('work once, as they are typed, and only beside the password', async () => {
    const { member, codes } = await withSecondStep('Ada');
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I');
    expect((await logIn(member.email, typed)).statusCode).toBe(200);
    expect((await logIn(member.email, codes[0])).json()).toMatchObject({
      code: 'wrong_code',
      issues: [{ path: 'recoveryCode', message: passkeyMessages.wrongCode }],
    });
    expect((await stateOf(member)).recoveryCodes.left).toBe(9);
    expect((await server.sentMailTo(member.email, /code was used/)).text).toContain('9 codes left');
    const wrong = { email: member.email, password: 'mistaken', recoveryCode: codes[1]! };
    expect((await server.browser().send('POST', '/api/login', wrong)).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    // Another one's code is none.
    const other = await withSecondStep('Ben');
    expect((await logIn(other.member.email, codes[1])).statusCode).toBe(401);
    expect((await stateOf(member)).recoveryCodes.left).toBe(9);
  });

  it('let one in, however many come with one at once', async () => {
    const { member, codes } = await withSecondStep('Ada');
    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(member.email, codes[0])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401, 401, 401,
    ]);
    expect((await stateOf(member)).recoveryCodes.left).toBe(9);
  });

  it('are not used up where the password is enough', async () => {
    const ada = await join(server, 'Ada');
    const [code] = await makeCodes(ada);
    expect((await logIn(ada.email, code)).statusCode).toBe(200);
    expect((await stateOf(ada)).recoveryCodes.left).toBe(10);
  });
});

describe('the second step', () => {
  it('needs a passkey and codes, and then the password alone starts no session', async () => {
    const ada = await join(server, 'Ada');
    const turn = (isOn: boolean) => ada.send('PUT', '/api/user/second-step', { isOn, ...underPassword });
    expect((await turn(true)).body).toMatchObject({ code: 'second_step_unready' });
    const passkey = await addPasskey(ada);
    expect((await turn(true)).body).toMatchObject({ code: 'second_step_unready' });
    await makeCodes(ada);
    expect((await turn(true)).body).toMatchObject({ secondStep: true });
    await server.sentMailTo(ada.email, /second step/);

    const browser = server.browser();
    const answer = await logIn(ada.email, undefined, browser);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'second_step_required' });
    expect(answer.cookies).toEqual([]);
    expect((await signIn(passkey)).statusCode).toBe(200);

    expect((await turn(false)).body).toMatchObject({ secondStep: false });
    await server.sentMailTo(ada.email, /one step/);
    expect((await logIn(ada.email)).statusCode).toBe(200);
  });

  it('needs the right password, to switch it on and off', async () => {
    const ada = await join(server, 'Ada');
    await addPasskey(ada);
    await makeCodes(ada);
    const turn = (isOn: boolean, currentPassword: string) =>
      ada.send('PUT', '/api/user/second-step', { isOn, currentPassword });
    for (const isOn of [true, false]) {
      const answer = await turn(isOn, 'mistaken');
      expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
      expect(await stateOf(ada)).toMatchObject({ secondStep: !isOn });
      expect((await turn(isOn, password)).body).toMatchObject({ secondStep: isOn });
    }
  });

  it('is switched off with the last passkey', async () => {
    const { member } = await withSecondStep('Ada');
    const [only] = (await stateOf(member)).passkeys;
    const removed = await member.send('DELETE', `/api/user/passkeys/${only!.id}`, underPassword);
    expect(removed.body).toMatchObject({ passkeys: [], secondStep: false });
    expect((await logIn(member.email)).statusCode).toBe(200);
  });

  it('outlives a new password, and so do passkeys; the mail says so', async () => {
    const { member, passkey } = await withSecondStep('Ada');
    await server.browser().send('POST', '/api/forgot-password', { email: member.email });
    const { link } = await server.sentMailTo(member.email, /Choose a new password/);
    const token = new URL(link ?? '').searchParams.get('token');
    const newPassword = 'three spades redoubled';
    await server.browser().send('POST', '/api/reset-password', { token, newPassword });
    const login = await server
      .browser()
      .send('POST', '/api/login', { email: member.email, password: newPassword });
    expect(login.json()).toMatchObject({ code: 'second_step_required' });
    expect((await signIn(passkey)).statusCode).toBe(200);
    const mail = await server.sentMailTo(member.email, /password was changed/);
    expect(mail.text).toContain('Your passkeys still work');
  });

  it('cannot be taken away in a session from before', async () => {
    const ada = await join(server, 'Ada');
    const before = server.browser();
    await logIn(ada.email, undefined, before);
    await addPasskey(ada);
    await makeCodes(ada);
    await ada.send('PUT', '/api/user/second-step', { isOn: true, ...underPassword });
    const [passkey] = (await stateOf(ada)).passkeys;
    const tries = [
      before.send('PUT', '/api/user/second-step', { isOn: false, ...underPassword }),
      before.send('DELETE', `/api/user/passkeys/${passkey!.id}`, underPassword),
      before.send('POST', '/api/user/recovery-codes', underPassword),
      before.send('POST', '/api/user/passkeys/options', underPassword),
    ];
    for (const answer of await Promise.all(tries)) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'passkey_required' });
    }
    expect(await stateOf(ada)).toMatchObject({ secondStep: true, recoveryCodes: { left: 10 } });
  });
});

describe('passkeys, codes and known browsers', () => {
  const rowsOf = async (userId: number) => {
    const counts = ['passkeys', 'recovery_codes', 'known_devices'].map(async (table) => {
      const { rowCount } = await query(`select 1 from ${table} where user_id = $1`, [userId]);
      return rowCount;
    });
    return Promise.all(counts);
  };

  it('are removed when an account is deactivated, and do not return with it', async () => {
    const admin = await joinAs(server, 'admin');
    const { member, passkey } = await withSecondStep('Ada');
    expect(await rowsOf(member.id)).toEqual([1, 10, 1]);
    expect((await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, {})).status).toBe(200);
    expect(await rowsOf(member.id)).toEqual([0, 0, 0]);
    expect((await admin.send('POST', `/api/admin/users/${member.id}/reactivate`)).status).toBe(200);
    expect((await signIn(passkey)).json()).toMatchObject({ code: 'passkey_refused' });
    expect((await logIn(member.email)).statusCode).toBe(200);
  });

  it('are removed when an account is deleted', async () => {
    const { member, passkey } = await withSecondStep('Ada');
    expect((await member.send('DELETE', '/api/user', { password })).status).toBe(204);
    expect(await rowsOf(member.id)).toEqual([0, 0, 0]);
    const { rows } = await query('select passkey_handle, second_step from users where id = $1', [member.id]);
    expect(rows).toEqual([{ passkey_handle: null, second_step: false }]);
    expect((await signIn(passkey)).statusCode).toBe(400);
  });

  it('stay where a deactivation or a deletion fails in the end', async () => {
    const admin = await joinAs(server, 'admin');
    const { member, passkey } = await withSecondStep('Ada');
    await query(
      `alter table users add constraint broken check (id <> ${member.id} or deactivated_at is null) not valid`,
    );
    try {
      expect((await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, {})).status).toBe(500);
      expect((await member.send('DELETE', '/api/user', { password })).status).toBe(500);
    } finally {
      await query('alter table users drop constraint broken');
    }
    expect(await rowsOf(member.id)).toEqual([1, 10, 1]);
    expect(await stateOf(member)).toMatchObject({ secondStep: true });
    expect((await signIn(passkey)).statusCode).toBe(200);
  });
});

it('two requests that remove and use a passkey at once end with both or neither', async () => {
  for (let round = 0; round < 6; round += 1) {
    const ada = await join(server, 'Ada');
    const passkey = await addPasskey(ada);
    const [only] = (await stateOf(ada)).passkeys;
    const credential = passkey.use(await challenge());
    const [removed, used] = await Promise.all([
      ada.send('DELETE', `/api/user/passkeys/${only!.id}`, underPassword),
      server.browser().send('POST', '/api/login/passkey', { credential }),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 400]).toContain(used.statusCode);
    expect((await signIn(passkey)).statusCode).toBe(400);
  }
});
