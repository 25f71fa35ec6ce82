import { serverMessages } from '../../server-messages.ts';
import type { PairChoice, PairChosen, PairList, PairUndone } from '@bridge-review/api/pairs';
import type { Side } from '@bridge-review/bridge/side';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { AuctionToRecord, BiddingService } from '../bidding/service.ts';
import { namesOf, type HandService, type NamedViewer } from '../hands/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import type { PartnerNotificationService } from '../partner-notifications/service.ts';
import { type GamePair, pairAt, pairNamed, pairsOf, presentPairs, seatOf } from './followed-pairs.ts';
import { authorizeChoice } from './policy.ts';
import * as repo from './repo.ts';
import type { ChoiceKey, ChosenGame } from './repo.ts';

export interface PairService {
  list(gameId: number, viewer: NamedViewer, search: string | undefined): Promise<PairList>;
  /** 'This was us': marks the game as played and records what the file holds, all of it or nothing. */
  choose(gameId: number, userId: number, choice: PairChoice): Promise<PairChosen>;
  /** Nothing happens where no pair was chosen. */
  undo(gameId: number, userId: number): Promise<PairUndone>;
  /** After results were taken back: what players said of them goes too, what they recorded stays. */
  forgetTables(tx: Transaction, gameId: number): Promise<void>;

  /**
   * 'This was us' by a name in the file, in the transaction of more that belongs to it. Null, and nothing happens, where
   * the user has said anything of the game before, or where no table has the name.
   */
  takeNamed(
    tx: Transaction,
    key: ChoiceKey,
    named: NamedChoice,
  ): Promise<{ readonly recorded: number; readonly partnerId: number | null } | null>;
  /** Undoes all choices that were made with one click, and are still there. */
  undoSeason(tx: Transaction, userId: number, season: string): Promise<UndoneSeason>;
  /** The last of them, and how many games it still has. */
  lastSeason(db: Executor, userId: number): Promise<repo.SeasonRow | null>;
}

interface NamedChoice {
  /** The user's name, in all ways in which the results spell it. */
  readonly spellings: ReadonlySet<string>;
  /** Who is who, by the same. */
  readonly personOf: ReadonlyMap<string, number>;
  readonly season: string | null;
}

interface UndoneSeason {
  readonly games: number;
  readonly removed: number;
  readonly kept: number;
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

  /** Marks the game as played by this pair, and records its auctions where there is a partner to record them with. */
  const take = async (
    tx: Transaction,
    own: Authorized<'choose pair', ChoiceKey & ChosenGame>,
    pair: GamePair,
    {
      player,
      partnerId,
      viewer = player,
      season = null,
    }: Pick<PairChoice, 'player' | 'partnerId'> & { viewer?: PairChoice['player']; season?: string | null },
  ) => {
    const { gameId, userId } = own;
    const after = { partnerId, seat: seatOf(pair, player) };
    const before = await participation.markIn(tx, gameId, userId, after);
    const auctions = await readAuctions(tx, pair);
    const { ids, kept } =
      partnerId === null && !own.isSample
        ? { ids: [], kept: 0 }
        : await bidding.recordAll(tx, { gameId, userId, partnerId }, auctions);
    const [first, second] = pair.names;
    await repo.insertChoice(tx, own, {
      names: { first, second, viewer },
      number: pair.number,
      tablesNS: tableIds(pair, 'NS'),
      tablesEW: tableIds(pair, 'EW'),
      recordIds: ids,
      before,
      after,
      season,
    });
    return { recorded: ids.length, kept, withoutAuction: pair.sittings.length - auctions.length };
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
        const { recorded, kept, withoutAuction } = await take(tx, own, pair, choice);
        const now = await participation.mineIn(tx, gameId, userId);
        return { participation: now, recorded, kept, withoutAuction };
      });
      notifications.wake();
      return chosen;
    },

    async takeNamed(tx, key, { spellings, personOf, season }) {
      const own = await authorizeChoice(tx, hands, key);
      const { gameId, userId } = key;
      const answered = (await participation.stateIn(tx, gameId, userId)) ?? (await repo.findChoice(tx, own));
      if (answered !== null) return null;
      const named = pairNamed(await readPairs(tx, gameId), spellings);
      if (named === null) return null;
      const partners = named.partners.flatMap((name) => personOf.get(name) ?? []);
      const partnerId = partners.find((id) => id !== userId) ?? null;
      const { pair, player } = named;
      // Without one partner through the game, the name found stands alone, and first.
      const viewer = player ?? 'first';
      const { recorded } = await take(tx, own, pair, { player, partnerId, viewer, season });
      return { recorded, partnerId };
    },

    async undoSeason(tx, userId, season) {
      const done = { games: 0, removed: 0, kept: 0 };
      for (const gameId of await repo.listSeason(tx, userId, season)) {
        const { removed, kept } = await takeBack(tx, await authorizeChoice(tx, hands, { gameId, userId }));
        done.games += 1;
        done.removed += removed;
        done.kept += kept;
      }
      return done;
    },
    lastSeason: repo.findLastSeason,

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

const tableIds = ({ sittings }: GamePair, side: Side): number[] =>
  sittings.filter((at) => at.side === side).map(({ table }) => table.id);

const pairUnknown = (): AppError =>
  new AppError('invalid_input', {
    message: serverMessages.pairUnknown,
    issues: [{ path: 'tableId', message: serverMessages.pairUnknown }],
  });
