import { limits } from '@bridge-review/api/limits';
import type { TokenScope } from '@bridge-review/api/token-scope';
import {
  type MadePersonalToken,
  type NewPersonalToken,
  type PersonalToken,
  TOKEN_PREFIX,
} from '@bridge-review/api/tokens';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AuthService, PersonalTokens } from '../auth/service.ts';
import { hashToken, newToken } from '../../token.ts';
import * as repo from './repo.ts';

export interface TokenService {
  list(userId: number): Promise<PersonalToken[]>;
  /** With the password. The row of the person is locked, so that two requests do not make one too many. */
  make(person: Person, wanted: NewPersonalToken, address: string): Promise<MadePersonalToken>;
  /** Throws if this user has no such token. */
  revoke(userId: number, id: number): Promise<void>;
  /** Null for a token that is unknown or revoked, or whose user is not active. */
  findHolder(token: string): Promise<{ viewer: Viewer; scope: TokenScope } | null>;
}

type TokenAuth = Pick<AuthService, 'requirePassword' | 'authorizeOwnAccount'>;

/** What signing in needs to know of tokens. */
export const personalTokenStore: PersonalTokens = { revokeAll: repo.deleteTokensOf };

export const tokenService = (db: Database, auth: TokenAuth): TokenService => ({
  list: async (userId) => (await repo.listTokens(db, userId)).map(present),

  async make(person, { currentPassword, ...wanted }, address) {
    const proof = await auth.requirePassword(person, currentPassword, address);
    return inTransaction(db, async (tx) => {
      const account = await auth.authorizeOwnAccount(tx, person.id, proof);
      if ((await repo.countTokens(tx, account.id)) >= limits.personalTokens)
        throw new AppError('too_many_tokens');
      const token = TOKEN_PREFIX + newToken();
      const row = await repo.insertToken(tx, account, { ...wanted, tokenHash: hashToken(token) });
      return { ...present(row), token };
    });
  },

  revoke: (userId, id) =>
    inTransaction(db, async (tx) => {
      const account = await auth.authorizeOwnAccount(tx, userId);
      if (!(await repo.deleteToken(tx, account, id))) throw new AppError('not_found');
    }),

  async findHolder(token) {
    const tokenHash = hashToken(token);
    const found = await repo.findHolder(db, tokenHash);
    if (found === null) return null;
    if (found.isStale) await repo.touchToken(db, tokenHash);
    return { viewer: { person: found.person, sessionHash: null, withPasskey: false }, scope: found.scope };
  },
});

const present = ({ createdAt, lastUsedAt, ...row }: repo.TokenRow): PersonalToken => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
