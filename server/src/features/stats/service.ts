import type { Page } from '@bridge-review/api/route';
import {
  type BiddingStats,
  contractKinds,
  type StatsBoard,
  type StatsFilters,
  type StatsGroup,
} from '@bridge-review/api/stats';
import { seats } from '@bridge-review/bridge/seat';
import { sides } from '@bridge-review/bridge/side';
import { verdicts } from '@bridge-review/bridge/verdict';
import type { AnalysisService, JudgedRow } from '../analysis/service.ts';
import { contractKind } from './contract-kind.ts';
import { inOrder, monthsOf } from './figures.ts';
import {
  accuracyBy,
  accuracyOf,
  fairAccuracyOf,
  groupedBy,
  isInGroup,
  lossOf,
  lostBy,
  parReachedOf,
} from './groups.ts';

export { added, estimateOf, inOrder, monthsOf } from './figures.ts';

export interface StatsService {
  bidding(userId: number, filters: StatsFilters): Promise<BiddingStats>;
  /** The boards of a group, the latest first, after that of the cursor. */
  boards(userId: number, group: StatsGroup, page: BoardsWanted): Promise<Page<StatsBoard>>;
}

interface BoardsWanted {
  readonly limit: number;
  readonly cursor: number | null;
}

/** More points or rows would not show more. */
const MAX_GAMES = 500;
const MAX_PARTNERS = 50;

/** Figures are worked out from the boards in one pass, and only they are sent. */
export const statsService = (analysis: AnalysisService): StatsService => ({
  async bidding(userId, { since, partner }) {
    const { records: all, isCut } = await analysis.latest(userId, since);
    const records = all.filter((record) => isInGroup(record, { partner }));
    const games = groupedBy(records, ({ row }) => row.gameId);
    const history = historyOf(games);
    return {
      accuracy: accuracyOf(records),
      fair: fairAccuracyOf(records),
      loss: lossOf(records),
      lost: lostBy(records),
      par: parReachedOf(records),
      games: games.size,
      undatedGames: games.size - history.length,
      isCut,
      history: history.slice(-MAX_GAMES),
      months: monthsOf(accuracyBy(records, ({ row }) => row.date?.slice(0, 7) ?? null)),
      partners: partnersOf(records),
      sides: inOrder(
        sides,
        accuracyBy(records, ({ judged }) => judged.side),
        'side',
      ),
      seats: inOrder(
        seats,
        accuracyBy(records, ({ row }) => row.seat),
        'seat',
      ),
      kinds: inOrder(
        contractKinds,
        accuracyBy(records, ({ judged }) => contractKind(judged.contract)),
        'kind',
      ),
      verdicts: verdictsOf(records),
      partnerChoices: partnersOf(all).map((each) => each.partner),
    };
  },

  async boards(userId, group, { limit, cursor }) {
    const { records } = await analysis.latest(userId, group.since);
    const wanted = records.filter((record) => isInGroup(record, group));
    const start = cursor === null ? 0 : wanted.findIndex(({ judged }) => judged.handId === cursor) + 1;
    if (cursor !== null && start === 0) return { rows: [], next: null };
    const rows = wanted.slice(start, start + limit);
    const last = rows.at(-1);
    return {
      rows: rows.map(({ row, judged }) => ({ ...judged, gameId: row.gameId, title: row.title })),
      next: last !== undefined && start + limit < wanted.length ? String(last.judged.handId) : null,
    };
  },
});

type Groups<Key> = ReadonlyMap<Key, readonly JudgedRow[]>;

/** Games with a day, the oldest first. */
const historyOf = (games: Groups<number>): BiddingStats['history'] =>
  [...games]
    .flatMap(([gameId, records]) => {
      const { title, date } = records[0]!.row;
      return date === null
        ? []
        : [{ gameId, title, date, boards: records.length, accuracy: accuracyOf(records).mean }];
    })
    .toReversed();

const partnersOf = (records: readonly JudgedRow[]): BiddingStats['partners'] =>
  [...groupedBy(records, ({ row }) => row.partner?.id ?? null).values()]
    .map((group) => ({ partner: group[0]!.row.partner!, ...accuracyOf(group) }))
    .toSorted((one, other) => other.boards - one.boards || one.partner.id - other.partner.id)
    .slice(0, MAX_PARTNERS);

const verdictsOf = (records: readonly JudgedRow[]): BiddingStats['verdicts'] => {
  const groups = groupedBy(records, ({ judged }) => judged.verdict);
  return verdicts
    .flatMap((verdict) => {
      const group = groups.get(verdict);
      return group === undefined ? [] : [{ verdict, lost: lostBy(group), ...lossOf(group) }];
    })
    .toSorted((one, other) => other.lost - one.lost);
};
