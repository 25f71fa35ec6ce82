import { messages } from '@bridge-review/api/messages';
import type {
  GamePlayer,
  MarkAsPlayed,
  MyParticipation,
  Participation,
} from '@bridge-review/api/participation';
import type { Database, Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { PartnerService } from '../partners/service.ts';
import * as repo from './repo.ts';

export interface ParticipationService {
  players(gameId: number): Promise<GamePlayer[]>;
  of(gameId: number, userId: number): Promise<Participation>;
  mine(gameId: number, userId: number): Promise<MyParticipation>;
  mark(gameId: number, userId: number, input: MarkAsPlayed): Promise<MyParticipation>;
  /** Nobody takes back for another that they played. */
  permitLeave(gameId: number, userId: number, viewerId: number): Promise<void>;
  leave(gameId: number, userId: number): Promise<void>;

  isPlaying(db: Executor, gameId: number, userId: number): Promise<boolean>;
  /** Whom this user named as partner for the game. */
  partnerOf(db: Executor, gameId: number, userId: number): Promise<number | null>;
  /** For an account that is deleted: who played is personal. */
  forget(db: Executor, userId: number): Promise<void>;
}

export function participationService(db: Database, partners: PartnerService): ParticipationService {
  const read = async (executor: Executor, gameId: number, userId: number): Promise<Participation> => {
    const row = await repo.findParticipation(executor, gameId, userId);
    return { isPlaying: row !== null, partner: row?.partner ?? null, seat: row?.seat ?? null };
  };

  const readMine = async (executor: Executor, gameId: number, userId: number): Promise<MyParticipation> => {
    const participation = await read(executor, gameId, userId);
    const suggestedPartner =
      participation.partner === null ? await repo.findWhoNamed(executor, gameId, userId) : null;
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
        await requireGame(tx, gameId);
        if (typeof input.partnerId === 'number') await partners.requirePartner(tx, userId, input.partnerId);
        await repo.upsertParticipation(tx, gameId, userId, input);
        return readMine(tx, gameId, userId);
      }),
    async permitLeave(gameId, userId, viewerId) {
      await requireGame(db, gameId);
      if (userId !== viewerId) throw new AppError('forbidden', { message: messages.onlyOneself });
    },
    leave: (gameId, userId) => repo.deleteParticipation(db, gameId, userId),

    isPlaying: async (executor, gameId, userId) =>
      (await repo.findParticipation(executor, gameId, userId)) !== null,
    partnerOf: async (executor, gameId, userId) =>
      (await repo.findParticipation(executor, gameId, userId))?.partner?.id ?? null,
    forget: repo.forgetPlayer,
  };
}

async function requireGame(db: Executor, gameId: number): Promise<void> {
  if (!(await repo.gameExists(db, gameId))) throw new AppError('not_found');
}
