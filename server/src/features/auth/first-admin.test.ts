import type { RegistrationMode } from '@bridge-review/api/registration-mode';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { noLimit } from './attempt-limit.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { adminNotificationService } from '../admin-notifications/service.ts';
import { eventService } from '../events/service.ts';
import { admissionService } from '../registration/admission.ts';
import { secondStepService } from '../passkeys/second-step.ts';
import { personalTokenStore } from '../tokens/service.ts';
import { authService } from './service.ts';

const nowhere = { address: '127.0.0.1', userAgent: null, token: null, device: null };

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Nothing here is about mails, so none is sent. */
const noMail = {
  enqueue: () => Promise.resolve(),
  isWaiting: () => Promise.resolve(false),
  wake: () => {},
  start: () => {},
  stop: () => Promise.resolve(),
  sendNow: () => Promise.resolve(),
  problems: () => Promise.resolve({ waiting: 0, refused: 0, lastError: null }),
};

const makeAuth = (fallback: RegistrationMode = 'open') =>
  authService({
    db: database.db,
    limit: noLimit,
    mail: noMail,
    admission: admissionService({
      db: database.db,
      adminNotifications: adminNotificationService(noMail),
      events: eventService(database.eventChannel),
      fallback,
    }),
    personalTokens: personalTokenStore,
    secondStep: secondStepService(noMail),
  });

const signIn = (email: string, password: string) => makeAuth().login({ email, password }, nowhere);

it('creates one with a random password by default', async () => {
  const made = await ensureFirstAdmin(database.db, null);
  expect(made).toMatchObject({ kind: 'made', email: 'admin@bridge.local' });
  const generated = made.kind === 'made' ? made.generatedPassword : null;
  expect(generated).toMatch(/^[\w-]{16}$/);
  const { person } = await signIn('admin@bridge.local', generated ?? '');
  expect(person.userType).toBe('admin');
});

it('creates the one named in the settings', async () => {
  const made = await ensureFirstAdmin(database.db, { email: 'boss@example.org', password: 'bridge is fun' });
  expect(made).toEqual({ kind: 'made', email: 'boss@example.org', generatedPassword: null });
  expect((await signIn('boss@example.org', 'bridge is fun')).person.userType).toBe('admin');
});

it('does nothing if an admin exists', async () => {
  await ensureFirstAdmin(database.db, { email: 'boss@example.org', password: 'bridge is fun' });
  expect(await ensureFirstAdmin(database.db, null)).toEqual({ kind: 'present' });
  await expect(signIn('admin@bridge.local', 'anything')).rejects.toThrow();
});

it('creates only one when several servers start together', async () => {
  const all = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(database.db, null)));
  expect(all.filter(({ kind }) => kind === 'made')).toHaveLength(1);
});

it('takes over an account that was registered with the address before', async () => {
  const auth = makeAuth();
  const names = { firstName: 'A', lastName: 'B', displayName: 'C' };
  const squatter = await auth.register(
    { email: 'boss@example.org', password: 'squatter', ...names },
    nowhere,
  );
  const { id } = squatter.person;
  await database.pool.query(
    `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
     values ($1, 'Squatter', 'x', '', 0, '{}')`,
    [id],
  );
  await database.pool.query(
    `insert into personal_tokens (user_id, name, scope, token_hash) values ($1, 'Squatter', 'read', 'x')`,
    [id],
  );
  await database.pool.query(`update users set second_step = true where id = $1`, [id]);
  await ensureFirstAdmin(database.db, { email: 'Boss@example.org', password: 'bridge is fun' });
  expect(await auth.findViewer(squatter.session?.token ?? '')).toBeNull();
  for (const table of ['passkeys', 'personal_tokens']) {
    expect((await database.pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
  }
  await expect(signIn('boss@example.org', 'squatter')).rejects.toThrow();
  expect((await signIn('boss@example.org', 'bridge is fun')).person.userType).toBe('admin');
});

it.each(['invitation', 'approval'] as const)(
  'is created where registration is by %s, also from an account that waits',
  async (mode) => {
    const auth = makeAuth(mode);
    const names = { firstName: 'A', lastName: 'B', displayName: 'C' };
    const early = auth.register({ email: 'boss@example.org', password: 'squatter', ...names }, nowhere);
    if (mode === 'invitation') await expect(early).rejects.toMatchObject({ code: 'invitation_required' });
    else expect((await early).session).toBeNull();
    await ensureFirstAdmin(database.db, { email: 'boss@example.org', password: 'bridge is fun' });
    expect(
      (await auth.login({ email: 'boss@example.org', password: 'bridge is fun' }, nowhere)).person,
    ).toMatchObject({ userType: 'admin', approval: null, deactivatedAt: null });
  },
);
