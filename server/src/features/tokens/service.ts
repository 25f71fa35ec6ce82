import { limits } from '@bridge-review/api/limits';
import type { TokenScope } from '@bridge-review/api/token-scope';
import { type MadePersonalToken, type PersonalToken, TOKEN_PREFIX } from '@bridge-review/api/tokens';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import { hashToken, newToken } from '../../token.ts';
import * as repo from './repo.ts';

export interface TokenService {
  list(userId: number): Promise<PersonalToken[]>;
  /** The row of the person is locked, so that two requests do not make one too many. */
  make(
    tx: Transaction,
    person: Authorized<'change account', Person>,
    wanted: { name: string; scope: TokenScope },
  ): Promise<MadePersonalToken>;
  /** Throws if this user has no such token. */
  revoke(userId: number, id: number): Promise<void>;
  revokeAll(db: Executor, userId: number): Promise<void>;
  /** Null for a token that is unknown or revoked, or whose user is not active. */
  findHolder(token: string): Promise<{ viewer: Viewer; scope: TokenScope } | null>;
}

export const tokenService = (db: Database): TokenService => ({
  list: async (userId) => (await repo.listTokens(db, userId)).map(present),

  async make(tx, person, wanted) {
    if ((await repo.countTokens(tx, person.id)) >= limits.personalTokens)
      throw new AppError('too_many_tokens');
    const token = TOKEN_PREFIX + newToken();
    const row = await repo.insertToken(tx, person, { ...wanted, tokenHash: hashToken(token) });
    return { ...present(row), token };
  },

  async revoke(userId, id) {
    if (!(await repo.deleteToken(db, userId, id))) throw new AppError('not_found');
  },

  revokeAll: repo.deleteTokensOf,

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
