import type {
  GamePlayer,
  MarkAsPlayed,
  MyParticipation,
  Participation,
} from '@bridge-review/api/participation';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PartnerService } from '../partners/service.ts';
import { authorizeParticipation, requireGame } from './policy.ts';
import * as repo from './repo.ts';

export interface ParticipationService {
  players(gameId: number): Promise<GamePlayer[]>;
  of(gameId: number, userId: number): Promise<Participation>;
  mine(gameId: number, userId: number): Promise<MyParticipation>;
  mark(gameId: number, userId: number, input: MarkAsPlayed): Promise<MyParticipation>;
  /** Users can remove only their own participation. */
  leave(gameId: number, userId: number, viewerId: number): Promise<void>;

  isPlaying(db: Executor, gameId: number, userId: number): Promise<boolean>;
  /** The partner that this user named for the game. */
  partnerOf(db: Executor, gameId: number, userId: number): Promise<number | null>;
  /** For an account that is deleted: who played is personal. */
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

export function participationService(db: Database, partners: PartnerService): ParticipationService {
  const read = async (executor: Executor, gameId: number, userId: number): Promise<Participation> => {
    const row = await repo.findParticipation(executor, gameId, userId);
    return { isPlaying: row !== null, partner: row?.partner ?? null, seat: row?.seat ?? null };
  };

  const readMine = async (executor: Executor, gameId: number, userId: number): Promise<MyParticipation> => {
    const participation = await read(executor, gameId, userId);
    const suggestedPartner =
      participation.partner === null ? await repo.findPlayerWhoNamed(executor, gameId, userId) : null;
    return { ...participation, suggestedPartner };
  };

  return {
    async players(gameId) {
      await requireGame(db, gameId);
      return repo.listPlayers(db, gameId);
    },
    async of(gameId, userId) {
      await requireGame(db, gameId);
      return read(db, gameId, userId);
    },
    async mine(gameId, userId) {
      await requireGame(db, gameId);
      return readMine(db, gameId, userId);
    },
    mark: (gameId, userId, input) =>
      inTransaction(db, async (tx) => {
        const own = await authorizeParticipation(tx, userId, { gameId, userId });
        if (typeof input.partnerId === 'number') await partners.requirePartner(tx, userId, input.partnerId);
        await repo.upsertParticipation(tx, own, input);
        return readMine(tx, gameId, userId);
      }),
    leave: (gameId, userId, viewerId) =>
      inTransaction(db, async (tx) =>
        repo.deleteParticipation(tx, await authorizeParticipation(tx, viewerId, { gameId, userId })),
      ),

    isPlaying: async (executor, gameId, userId) =>
      (await repo.findParticipation(executor, gameId, userId)) !== null,
    partnerOf: async (executor, gameId, userId) =>
      (await repo.findParticipation(executor, gameId, userId))?.partner?.id ?? null,
    forget: repo.forgetPlayer,
  };
}
