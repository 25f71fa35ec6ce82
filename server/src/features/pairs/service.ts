import { messages } from '@bridge-review/api/messages';
import type { PairChoice, PairChosen, PairList, PairUndone } from '@bridge-review/api/pairs';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { AuctionToRecord, BiddingService } from '../bidding/service.ts';
import { namesOf, type HandService, type Viewer } from '../hands/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import type { PartnerNotificationService } from '../partner-notifications/service.ts';
import { type GamePair, pairAt, pairsOf, presentPairs, seatOf } from './followed-pairs.ts';
import { authorizeChoice, type ChoiceKey } from './policy.ts';
import * as repo from './repo.ts';

export interface PairService {
  list(gameId: number, viewer: Viewer, search: string | undefined): Promise<PairList>;
  /** 'This was us': marks the game as played and records what the file holds, all of it or nothing. */
  choose(gameId: number, userId: number, choice: PairChoice): Promise<PairChosen>;
  /** Nothing happens where no pair was chosen. */
  undo(gameId: number, userId: number): Promise<PairUndone>;
  /** After results were taken back: what players said of them goes too, what they recorded stays. */
  forgetTables(tx: Transaction, gameId: number): Promise<void>;
}

interface PairParts {
  readonly db: Database;
  readonly hands: HandService;
  readonly participation: ParticipationService;
  readonly bidding: BiddingService;
  readonly notifications: PartnerNotificationService;
}

/** More than any file of one event has. Following pairs through more would keep everybody waiting. */
const MOST_TABLES = 50_000;

export function pairService({ db, hands, participation, bidding, notifications }: PairParts): PairService {
  const takeBack = async (tx: Transaction, own: Authorized<'choose pair', ChoiceKey>) => {
    const { gameId, userId } = own;
    const choice = await repo.findChoice(tx, own);
    if (choice === null) return { removed: 0, kept: 0 };
    const done = await bidding.takeBack(tx, userId, choice.recordIds);
    const now = await participation.stateIn(tx, gameId, userId);
    // What the player has said since stays.
    const isAsMade = now?.partnerId === choice.after.partnerId && now.seat === choice.after.seat;
    if (isAsMade) await participation.restoreIn(tx, gameId, userId, choice.before);
    await repo.deleteChoice(tx, own);
    return done;
  };

  return {
    async list(gameId, viewer, search) {
      found(await repo.findGame(db, { gameId, userId: viewer.id }));
      return presentPairs(await readPairs(db, gameId), namesOf(viewer), search);
    },

    async choose(gameId, userId, choice) {
      const chosen = await inTransaction(db, async (tx) => {
        const own = await authorizeChoice(tx, hands, { gameId, userId });
        await takeBack(tx, own);
        const pair = pairAt(await readPairs(tx, gameId), choice);
        if (pair === undefined) throw pairUnknown();
        const { partnerId } = choice;
        const after = { partnerId, seat: seatOf(pair, choice.player) };
        const before = await participation.stateIn(tx, gameId, userId);
        await participation.markIn(tx, gameId, userId, after);
        const auctions = await readAuctions(tx, pair);
        const { ids, kept } =
          partnerId === null && !own.isSample
            ? { ids: [], kept: 0 }
            : await bidding.recordAll(tx, { gameId, userId, partnerId }, auctions);
        const [first, second] = pair.names;
        await repo.insertChoice(tx, own, {
          names: { first, second },
          number: pair.number,
          tablesNS: tableIds(pair, 'NS'),
          tablesEW: tableIds(pair, 'EW'),
          recordIds: ids,
          before,
          after,
        });
        return {
          participation: await participation.mineIn(tx, gameId, userId),
          recorded: ids.length,
          kept,
          withoutAuction: pair.sittings.length - auctions.length,
        };
      });
      notifications.wake();
      return chosen;
    },

    undo: (gameId, userId) =>
      inTransaction(db, async (tx) => {
        const own = await authorizeChoice(tx, hands, { gameId, userId });
        const done = await takeBack(tx, own);
        return { participation: await participation.mineIn(tx, gameId, userId), ...done };
      }),

    forgetTables: repo.forgetTables,
  };
}

/** None where the file has too many tables. */
async function readPairs(db: Executor, gameId: number): Promise<GamePair[]> {
  const tables = await repo.listTables(db, gameId, MOST_TABLES + 1);
  return tables.length > MOST_TABLES ? [] : pairsOf(tables);
}

async function readAuctions(tx: Transaction, { sittings }: GamePair): Promise<AuctionToRecord[]> {
  const withAuction = sittings.filter(({ table }) => table.hasAuction);
  const sideAt = new Map(withAuction.map(({ table, side }) => [table.id, side]));
  const rows = await repo.findAuctions(tx, [...sideAt.keys()]);
  return rows.flatMap(({ id, handId, auction }) => {
    const side = sideAt.get(id);
    return auction === null || auction.calls.length === 0 || side === undefined
      ? []
      : [{ handId, auction, side }];
  });
}

const tableIds = ({ sittings }: GamePair, side: 'NS' | 'EW'): number[] =>
  sittings.filter((at) => at.side === side).map(({ table }) => table.id);

const pairUnknown = (): AppError =>
  new AppError('invalid_input', {
    message: messages.pairUnknown,
    issues: [{ path: 'tableId', message: messages.pairUnknown }],
  });
