import { createHash } from 'node:crypto';
import type { RequestLimit } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import { addressGroup } from '../../http/client-address.ts';
import { rateLimited } from '../../http/rate-limited.ts';
import { countAttempts, forgetAttempts, uncountAttempts } from './attempt-repo.ts';

const MINUTES = 60;
const HOUR = 60 * MINUTES;

interface Rule {
  readonly bucket: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

const rule = (limit: number, windowSeconds: number, ...what: string[]): Rule => ({
  bucket: createHash('sha256').update(JSON.stringify(what)).digest('hex'),
  limit,
  windowSeconds,
});

/** A club of forty shares one address, so an address may fail more often than an account. */
const loginRules = (email: string, address: string) => {
  const account = email.toLowerCase();
  const group = addressGroup(address);
  return {
    pair: rule(10, 15 * MINUTES, 'login', account, group),
    account: rule(100, 15 * MINUTES, 'login-account', account),
    address: addressRule(group),
  };
};

/** Failed sign-ins of one address, with a password or a passkey. */
const addressRule = (group: string): Rule => rule(300, 15 * MINUTES, 'login-address', group);

const codeRule = (userId: number): Rule => rule(10, 15 * MINUTES, 'recovery-code', String(userId));

/** Calls that cost more, or show more, than others. Each is counted by itself, per user. */
const callRules: Record<RequestLimit, { most: number; seconds: number }> = {
  upload: { most: 60, seconds: HOUR },
  comments: { most: 30, seconds: 5 * MINUTES },
  reports: { most: 10, seconds: HOUR },
  'user-search': { most: 60, seconds: 1 * MINUTES },
  shares: { most: 50, seconds: 24 * HOUR },
  'own-data': { most: 5, seconds: HOUR },
  invitations: { most: 100, seconds: 24 * HOUR },
  'test-mail': { most: 20, seconds: HOUR },
};

/** The address may belong to a stranger: limits how many mails can be sent to it. */
const mailsTo = (email: string): Rule => rule(5, HOUR, 'mails-to', email.toLowerCase());

const MOMENT = 30;

/**
 * Runs what must not happen twice within a moment, as by a double click; a second time nothing happens.
 * What failed may be tried again at once. Holds also where limits are off.
 */
export async function throttled(
  db: Database,
  what: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const once = rule(1, MOMENT, ...what);
  const [counted] = await countAttempts(db, [once]);
  if (counted !== undefined && counted.count > once.limit) return;
  try {
    await work();
  } catch (error) {
    await forgetAttempts(db, once.bucket);
    throw error;
  }
}

/** Limits across all servers. If the database cannot count, nothing is allowed. */
export interface AttemptLimit {
  /** Call this before checking the password, so that simultaneous guesses are counted too. */
  beforeLogin(email: string, address: string): Promise<void>;
  /** Only failures count: the attempt that `beforeLogin` counted is taken back. */
  afterLogin(email: string, address: string): Promise<void>;
  /** Counts the tries of one account, whoever makes them; a right code forgets them. */
  beforeRecoveryCode(userId: number): Promise<void>;
  afterRecoveryCode(userId: number): Promise<void>;
  /** Challenges are rows: one address must not make them without end. */
  beforePasskeyOptions(address: string): Promise<void>;
  /** As for passwords, only failures count, but no account is known yet. */
  beforePasskey(address: string): Promise<void>;
  afterPasskey(address: string): Promise<void>;
  beforeRegistration(address: string): Promise<void>;
  beforeForgot(email: string, address: string): Promise<void>;
  beforeReset(token: string, address: string): Promise<void>;
  beforeResend(userId: number, email: string): Promise<void>;
  beforeAddressChange(userId: number, email: string): Promise<void>;
  beforeInvitation(email: string): Promise<void>;
  beforeCall(limit: RequestLimit, userId: number): Promise<void>;
  /** Whatever is asked for: links that are not there count like those that are. */
  beforeSharedRead(address: string): Promise<void>;
}

export function attemptLimit(db: Database): AttemptLimit {
  return {
    beforeLogin: (email, address) => count(db, Object.values(loginRules(email, address))),
    async afterLogin(email, address) {
      const rules = loginRules(email, address);
      await uncountAttempts(db, [rules.account.bucket, rules.address.bucket]);
      await forgetAttempts(db, rules.pair.bucket);
    },
    beforeRecoveryCode: (userId) => count(db, [codeRule(userId)]),
    afterRecoveryCode: (userId) => forgetAttempts(db, codeRule(userId).bucket),
    beforePasskeyOptions: (address) =>
      count(db, [rule(600, 15 * MINUTES, 'passkey-options', addressGroup(address))]),
    beforePasskey: (address) => count(db, [addressRule(addressGroup(address))]),
    afterPasskey: (address) => uncountAttempts(db, [addressRule(addressGroup(address)).bucket]),
    beforeRegistration: (address) => count(db, [rule(100, HOUR, 'register', addressGroup(address))]),
    beforeForgot: (email, address) =>
      count(db, [
        rule(3, HOUR, 'forgot', email.toLowerCase()),
        rule(60, HOUR, 'forgot-address', addressGroup(address)),
      ]),
    beforeReset: (token, address) =>
      count(db, [
        rule(5, HOUR, 'reset', token),
        // Tokens can be made up without end: guessing must not fill the table either.
        rule(60, HOUR, 'reset-address', addressGroup(address)),
      ]),
    beforeResend: (userId, email) => count(db, [rule(5, HOUR, 'resend', String(userId)), mailsTo(email)]),
    beforeAddressChange: (userId, email) =>
      count(db, [rule(5, HOUR, 'address-change', String(userId)), mailsTo(email)]),
    beforeInvitation: (email) => count(db, [mailsTo(email)]),
    beforeCall: (limit, userId) =>
      count(db, [rule(callRules[limit].most, callRules[limit].seconds, limit, String(userId))]),
    // A club that opens one link together makes a few calls for each of its members.
    beforeSharedRead: (address) => count(db, [rule(600, 5 * MINUTES, 'shared', addressGroup(address))]),
  };
}

export const noLimit: AttemptLimit = {
  beforeLogin: () => Promise.resolve(),
  afterLogin: () => Promise.resolve(),
  beforeRecoveryCode: () => Promise.resolve(),
  afterRecoveryCode: () => Promise.resolve(),
  beforePasskeyOptions: () => Promise.resolve(),
  beforePasskey: () => Promise.resolve(),
  afterPasskey: () => Promise.resolve(),
  beforeRegistration: () => Promise.resolve(),
  beforeForgot: () => Promise.resolve(),
  beforeReset: () => Promise.resolve(),
  beforeResend: () => Promise.resolve(),
  beforeAddressChange: () => Promise.resolve(),
  beforeInvitation: () => Promise.resolve(),
  beforeCall: () => Promise.resolve(),
  beforeSharedRead: () => Promise.resolve(),
};

async function count(db: Database, rules: readonly Rule[]): Promise<void> {
  const counted = await countAttempts(db, rules);
  const exceeded = counted.filter(({ bucket, count: reached }) =>
    rules.some((one) => one.bucket === bucket && reached > one.limit),
  );
  if (exceeded.length === 0) return;
  // Refused attempts do not count: else one address could lock an account for all others.
  await uncountAttempts(
    db,
    rules.map(({ bucket }) => bucket),
  );
  throw rateLimited(Math.max(...exceeded.map(({ secondsLeft }) => secondsLeft)));
}
