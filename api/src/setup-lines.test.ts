import { describe, expect, it } from 'vitest';
import type { SetupLine, SetupReport } from './setup.ts';
import { type Here, setupLines } from './setup-lines.ts';
import { aSetup } from './testing/a-setup.ts';

const here: Here = {
  origin: 'https://bridge.club.example',
  email: 'ida@club.example',
  now: Date.parse('2026-11-17T12:00:00Z'),
};

const line = (name: SetupLine['name'], part: Partial<SetupReport> = {}, there: Partial<Here> = {}) =>
  setupLines({ ...aSetup, ...part }, { ...here, ...there }).find((one) => one.name === name)!;

it('is fine in every line where all is set', () => {
  const states = setupLines(aSetup, here).map(({ name, state }) => [name, state]);
  expect(states.filter(([, state]) => state !== 'fine')).toEqual([]);
  expect(states).toHaveLength(8);
});

it('ends with what the server has found itself', () => {
  const found = { name: 'clock', title: 'Clock', state: 'wrong', text: 'It is wrong.' } as const;
  expect(setupLines({ ...aSetup, findings: [found] }, here).at(-1)).toEqual(found);
});

describe('mail', () => {
  it.each([
    [{ kind: 'files', server: null }, 'missing', /reach nobody/, /^SMTP_URL=/],
    [
      { waiting: 1, lastError: 'connect ECONNREFUSED' },
      'wrong',
      /^1 email could not be delivered to mail\.club\.example:587 and will be tried again.*ECONNREFUSED/,
      /^SMTP_URL=/,
    ],
    [
      { fromIsSet: false, from: 'bridge-review@localhost' },
      'missing',
      /localhost, which most/,
      /^MAIL_FROM=/,
    ],
    [{ refused: 2 }, 'fine', /2 emails were refused for good/, undefined],
  ] as const)('%o is %s', (part, state, text, remedy) => {
    const found = line('mail', { mail: { ...aSetup.mail, ...part } });
    expect(found.state).toBe(state);
    expect(found.text).toMatch(text);
    if (remedy === undefined) expect(found.remedy).toBeUndefined();
    else expect(found.remedy).toMatch(remedy);
  });
});

describe('the address', () => {
  it.each([
    ['https://bridge.club.example', true, 'fine'],
    ['https://other.example', true, 'wrong'],
    ['http://127.0.0.1:3000', false, 'missing'],
    ['http://bridge', false, 'missing'],
  ] as const)('%s, set: %s, is %s', (publicUrl, isSet, state) => {
    const found = line('address', { address: { ...aSetup.address, publicUrl, isSet } });
    expect(found.state).toBe(state);
    expect(found.remedy).toBe(state === 'fine' ? undefined : 'PUBLIC_URL=https://bridge.club.example');
  });
});

it('the address of the machine itself is no address for others, though one is there now', () => {
  const publicUrl = 'http://127.0.0.1:3000';
  const address = { publicUrl, isSet: false, seen: publicUrl };
  expect(line('address', { address }, { origin: publicUrl })).toMatchObject({
    state: 'missing',
    remedy: 'PUBLIC_URL=https://bridge.example.org',
  });
  expect(line('address', { address: { ...address, isSet: true } }, { origin: publicUrl }).state).toBe('fine');
});

describe('encryption and proxy', () => {
  it.each([
    ['all as it should be', {}, {}, 'fine', undefined],
    [
      'a proxy that is not trusted',
      { proxy: { isThere: true, isTrusted: false } },
      {},
      'wrong',
      'TRUST_PROXY=1',
    ],
    [
      'a proxy that does not say https',
      { address: { ...aSetup.address, seen: 'http://bridge.club.example' } },
      {},
      'wrong',
      'TRUST_PROXY=1',
    ],
    [
      'a session without https',
      { cookieIsSecure: false },
      {},
      'wrong',
      'PUBLIC_URL=https://bridge.club.example',
    ],
    [
      'plain http',
      { proxy: { isThere: false, isTrusted: false } },
      { origin: 'http://bridge.club.example' },
      'wrong',
      'PUBLIC_URL=https://bridge.club.example TRUST_PROXY=1',
    ],
    [
      'the own machine',
      { proxy: { isThere: false, isTrusted: false } },
      { origin: 'http://127.0.0.1:3000' },
      'fine',
      undefined,
    ],
  ] as const)('%s', (_, part, there, state, remedy) => {
    expect(line('https', part, there)).toMatchObject({ state });
    expect(line('https', part, there).remedy).toBe(remedy);
  });
});

it.each([
  ['registration', { registration: { mode: 'open', isChosen: false } }, {}, 'missing'],
  ['registration', { registration: { mode: 'approval', isChosen: true } }, {}, 'fine'],
  ['support', { support: { email: 'support@example.org', isSet: false } }, {}, 'missing'],
  ['own', {}, { email: 'admin@bridge.local' }, 'missing'],
  ['database', { database: 'postgres' }, {}, 'fine'],
] as const)('%s with %o and %o is %s', (name, part, there, state) => {
  expect(line(name, part, there)).toMatchObject({ state });
});

describe('the backup', () => {
  const schedule = { folder: '/backups', hour: 3, keep: 14 };
  const [early, yesterday, threeDays, autumn] = [
    '2026-11-17T03:00:00.000Z',
    '2026-11-16T03:00:00.000Z',
    '2026-11-14T03:00:00.000Z',
    '2026-10-01T00:00:00.000Z',
  ];
  const failure = { at: early, reason: 'There is no room left for /backups/x.' };
  it.each([
    [null, null, null, 'missing', /^No backup was made yet\. .*every night/],
    [null, autumn, null, 'missing', /47 days ago/],
    [null, threeDays, null, 'fine', /3 days ago/],
    [schedule, null, null, 'wrong', /^No backup was made yet/],
    [schedule, yesterday, null, 'fine', /1 day ago.*after 3:00 in \/backups, and 14 backups are kept/],
    [schedule, early, null, 'fine', /less than a day ago/],
    [schedule, threeDays, null, 'wrong', /3 days ago.*log/],
    [schedule, yesterday, failure, 'wrong', /fails: There is no room left.*1 day ago/],
    [{ ...schedule, keep: 1 }, early, null, 'fine', /1 backup is kept/],
  ] as const)('scheduled %o, made %s, failed %o: %s', (given, lastAt, failed, state, text) => {
    const found = line('backup', { backup: { schedule: given, lastAt, failure: failed } });
    expect(found).toMatchObject({ state, text: expect.stringMatching(text) });
    expect(found.remedy?.startsWith('BACKUP_DIR=') ?? false).toBe(state === 'missing');
  });
});
