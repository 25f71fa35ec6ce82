import type { Credentials, Registration } from '@bridge-review/api/auth';
import { messages } from '@bridge-review/api/messages';
import type { Database, Executor } from '../../db/database.ts';
import { violatedUnique } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person, Viewer } from '../../http/handler.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import * as repo from './repo.ts';
import { hashToken, newToken } from './token.ts';

/** Where a request comes from, and the session it already has, which a new one replaces. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
  readonly token: string | null;
}

interface SignedIn {
  readonly person: Person;
  readonly token: string;
}

export interface AuthService {
  login(credentials: Credentials, origin: Origin): Promise<SignedIn>;
  register(registration: Registration, origin: Origin): Promise<SignedIn>;
  logout(token: string | null): Promise<void>;
  findViewer(token: string): Promise<Viewer | null>;
}

export function authService(db: Database, limit: AttemptLimit): AuthService {
  return {
    async login({ email, password }, origin) {
      await limit.beforeLogin(email, origin.address);
      const found = await repo.findUserByEmail(db, email);
      if (!(await passwordMatches(found?.passwordHash ?? null, password)) || found === null) {
        throw new AppError('wrong_credentials');
      }
      await limit.afterLogin(email, origin.address);
      if (found.person.deactivatedAt !== null) throw new AppError('account_deactivated');
      return inTransaction(db, (tx) => startSession(tx, found.person, origin));
    },

    async register({ password, ...names }, origin) {
      await limit.beforeRegistration(origin.address);
      const passwordHash = await hashPassword(password);
      try {
        return await inTransaction(db, async (tx) => {
          const person = await repo.insertUser(tx, { ...names, passwordHash });
          return startSession(tx, person, origin);
        });
      } catch (error) {
        if (violatedUnique(error) !== 'users_email_unique') throw error;
        throw new AppError('email_taken', { issues: [{ path: 'email', message: messages.emailTaken }] });
      }
    },

    async logout(token) {
      if (token !== null) await repo.deleteSession(db, hashToken(token));
    },

    async findViewer(token) {
      const found = await repo.findSession(db, hashToken(token));
      if (found === null) return null;
      const { stale, ...viewer } = found;
      if (stale) await repo.touchSession(db, viewer.sessionHash);
      return viewer;
    },
  };
}

/** A sign-in always gets a token of its own, and the one it came with ends. */
async function startSession(db: Executor, person: Person, origin: Origin): Promise<SignedIn> {
  if (origin.token !== null) await repo.deleteSession(db, hashToken(origin.token));
  const token = newToken();
  await repo.insertSession(db, {
    tokenHash: hashToken(token),
    userId: person.id,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
  });
  return { person, token };
}
