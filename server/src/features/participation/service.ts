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
import type { PartAndSeat } from './repo.ts';

export interface ParticipationService {
  players(gameId: number, viewerId: number): Promise<GamePlayer[]>;
  of(gameId: number, userId: number, viewerId: number): Promise<Participation>;
  mine(gameId: number, userId: number): Promise<MyParticipation>;
  /** Of a user in those of these games that they played, or that somebody says to have played with them. */
  inGames(userId: number, gameIds: readonly number[]): Promise<ReadonlyMap<number, ListedPart>>;
  mark(gameId: number, userId: number, input: MarkAsPlayed): Promise<MyParticipation>;
  /** Users can remove only their own participation. */
  leave(gameId: number, userId: number, viewerId: number): Promise<void>;

  /** As `mark`, in the transaction of more that belongs to it. Answers what it was before; null is not played. */
  markIn(tx: Transaction, gameId: number, userId: number, input: MarkAsPlayed): Promise<PartAndSeat | null>;
  /** Makes it what it was before; null is not played. */
  restoreIn(tx: Transaction, gameId: number, userId: number, before: PartAndSeat | null): Promise<void>;
  /** Null where this user has not said to have played. */
  stateIn(tx: Transaction, gameId: number, userId: number): Promise<PartAndSeat | null>;
  mineIn(tx: Transaction, gameId: number, userId: number): Promise<MyParticipation>;

  isPlaying(db: Executor, gameId: number, userId: number): Promise<boolean>;
  /** The partner that this user named for the game. */
  partnerOf(db: Executor, gameId: number, userId: number): Promise<number | null>;
  /** For an account that is deleted: who played is personal. */
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

type ListedPart = Participation & Pick<MyParticipation, 'suggestedPartner'>;

export function participationService(db: Database, partners: PartnerService): ParticipationService {
  const read = async (executor: Executor, gameId: number, userId: number): Promise<Participation> => {
    const row = await repo.findParticipation(executor, gameId, userId);
    return { isPlaying: row !== null, partner: row?.partner ?? null, seat: row?.seat ?? null };
  };

  const readMine = async (executor: Executor, gameId: number, userId: number): Promise<MyParticipation> => {
    const { isSample } = await requireGame(executor, gameId, userId);
    const participation = await read(executor, gameId, userId);
    const suggestedPartner =
      participation.partner === null ? await repo.findPlayerWhoNamed(executor, gameId, userId) : null;
    const hasPairs = await repo.hasPairs(executor, gameId);
    const pair = hasPairs ? await repo.findChosenPair(executor, gameId, userId) : null;
    return { ...participation, suggestedPartner, hasPairs, pair, isSample };
  };

  const stateIn: ParticipationService['stateIn'] = async (tx, gameId, userId) => {
    const row = await repo.findParticipation(tx, gameId, userId);
    return row && { partnerId: row.partner?.id ?? null, seat: row.seat };
  };

  const markIn: ParticipationService['markIn'] = async (tx, gameId, userId, input) => {
    const own = await authorizeParticipation(tx, userId, { gameId, userId });
    const before = await stateIn(tx, gameId, userId);
    // Whoever is named already stays, also if they are deactivated or blocked by now.
    if (typeof input.partnerId === 'number' && input.partnerId !== before?.partnerId) {
      await partners.requirePartner(tx, userId, input.partnerId, own);
    }
    await repo.upsertParticipation(tx, own, input);
    return before;
  };

  return {
    async players(gameId, viewerId) {
      await requireGame(db, gameId, viewerId);
      return repo.listPlayers(db, gameId);
    },
    async of(gameId, userId, viewerId) {
      await requireGame(db, gameId, viewerId);
      return read(db, gameId, userId);
    },
    mine: (gameId, userId) => readMine(db, gameId, userId),
    async inGames(userId, gameIds) {
      const played = await repo.listParticipations(db, userId, gameIds);
      const named = await repo.listPlayersWhoNamed(db, userId, gameIds);
      const parts = new Map<number, ListedPart>(
        named.map(({ gameId, player }) => [
          gameId,
          { isPlaying: false, partner: null, suggestedPartner: player, seat: null },
        ]),
      );
      for (const { gameId, partner, seat } of played) {
        const suggestedPartner = partner === null ? (parts.get(gameId)?.suggestedPartner ?? null) : null;
        parts.set(gameId, { isPlaying: true, partner, suggestedPartner, seat });
      }
      return parts;
    },
    mark: (gameId, userId, input) =>
      inTransaction(db, async (tx) => {
        await markIn(tx, gameId, userId, input);
        return readMine(tx, gameId, userId);
      }),
    leave: (gameId, userId, viewerId) =>
      inTransaction(db, async (tx) =>
        repo.deleteParticipation(tx, await authorizeParticipation(tx, viewerId, { gameId, userId })),
      ),

    markIn,
    async restoreIn(tx, gameId, userId, before) {
      const own = await authorizeParticipation(tx, userId, { gameId, userId });
      if (before === null) return repo.deleteParticipation(tx, own);
      const { partnerId, seat } = before;
      const partner = partnerId === null ? null : await repo.findExisting(tx, partnerId);
      await repo.upsertParticipation(tx, own, { partnerId: partner, seat });
    },
    stateIn,
    mineIn: readMine,

    isPlaying: async (executor, gameId, userId) =>
      (await repo.findParticipation(executor, gameId, userId)) !== null,
    partnerOf: async (executor, gameId, userId) =>
      (await repo.findParticipation(executor, gameId, userId))?.partner?.id ?? null,
    forget: repo.forgetPlayer,
  };
}
