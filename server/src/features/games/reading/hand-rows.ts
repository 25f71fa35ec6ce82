import { formatContract } from '@bridge-review/bridge/contract';
import type { Deal } from '@bridge-review/bridge/deal';
import { formatHand, type HandText } from '@bridge-review/bridge/hand';
import type { PartialDeal } from '@bridge-review/bridge/partial-deal';
import { readAdjusted } from '@bridge-review/bridge/adjusted-score';
import { type TableTeams, tableTeams } from '@bridge-review/bridge/ranking/table-teams';
import type { BoardRecord, HandRecord, Remark, ResultRecord } from '@bridge-review/bridge/record/hand-record';
import type { Seat } from '@bridge-review/bridge/seat';
import type { HandRow, ResultRow } from '../../../db/bulk-rows.ts';
import { dealKey } from '../../../deal-key.ts';
import { shorten } from '../../../shorten.ts';
import { annotationTexts } from './annotation-texts.ts';

/** The size of one insert, so that other queries do not wait long for the embedded database's only session. */
const BATCH_CHARACTERS = 32 * 1024;

/** Rows of the table `hands`, as JSON arrays of a bearable size. Their keys are the table's columns. */
export const handBatches = (record: HandRecord): Generator<string> =>
  inBatches(record.boards.map((board, index) => () => handRow(board, index + 1)));

/** Rows of `table_results`, of which `hand` is the place of their hand in the game. */
export function resultBatches(record: HandRecord): Generator<string> {
  const teams = tableTeams(record.boards);
  return inBatches(
    record.boards.flatMap((board, hand) =>
      board.results.map(
        (result, index) => () =>
          resultRow(result, index === 0 ? board.remarks : [], hand + 1, index + 1, teams.get(result)),
      ),
    ),
  );
}

function handRow(board: BoardRecord, place: number): HandRow {
  const { deal, results } = board;
  const played = results.find(({ contract }) => contract !== null);
  return {
    place,
    board_number: board.number ?? place,
    dealer: board.dealer,
    vulnerability: board.vulnerability,
    north_hand: handText(deal, 'N'),
    east_hand: handText(deal, 'E'),
    south_hand: handText(deal, 'S'),
    west_hand: handText(deal, 'W'),
    fingerprint: dealKey(deal),
    scoring: nameText(board.tags.get('Scoring') ?? null),
    final_contract: played?.contract ? formatContract(played.contract) : null,
    declarer: played?.declarer ?? null,
    has_bidding: results.some(({ auction }) => auction !== null && auction.auction.calls.length > 0),
  };
}

const handText = (deal: Deal | PartialDeal, seat: Seat): HandText | null =>
  deal[seat] && formatHand(deal[seat]);

const LONGEST_NAME = 100;

const nameText = (name: string | null): string | null => name && shorten(name, LONGEST_NAME);

export function resultRow(
  { auction, play, players, ...result }: ResultRecord,
  /** Of the board as a whole; they stand with its first table. */
  remarks: readonly Remark[],
  hand: number,
  place: number,
  teams?: TableTeams,
): ResultRow {
  const textsOf = annotationTexts();
  const adjusted = readAdjusted(result.tags.get('ScoreAdjusted'));
  return {
    hand,
    place,
    north: nameText(players.N),
    east: nameText(players.E),
    south: nameText(players.S),
    west: nameText(players.W),
    section: nameText(result.section),
    table_name: nameText(result.table),
    room: result.room,
    pair_ns: nameText(result.tags.get('PairNS') ?? null),
    pair_ew: nameText(result.tags.get('PairEW') ?? null),
    team_ns: nameText(teams?.NS ?? null),
    team_ew: nameText(teams?.EW ?? null),
    system_ns: nameText(result.tags.get('BidSystemNS') ?? null),
    system_ew: nameText(result.tags.get('BidSystemEW') ?? null),
    contract: result.contract && formatContract(result.contract),
    declarer: result.declarer,
    tricks: result.tricks,
    // Another figure than points: the file, or its reader, has them mixed up.
    score_ns: Number.isInteger(result.scoreNS) ? result.scoreNS : null,
    adjusted_ns: adjusted?.NS ?? null,
    adjusted_ew: adjusted?.EW ?? null,
    round: nameText(teams?.round ?? result.tags.get('Round') ?? null),
    commentary: textsOf({ note: null, comments: commentsOf([...remarks, ...result.remarks]) }).comments,
    auction: auction && {
      dealer: auction.auction.dealer,
      calls: auction.auction.calls,
      annotations: auction.annotations.map(({ call, alerted, ...texts }) => ({
        call,
        alerted,
        ...textsOf(texts),
      })),
    },
    play: play && {
      leader: play.play.leader,
      tricks: play.play.tricks,
      annotations: play.annotations.map(({ trick, seat, ...texts }) => ({ trick, seat, ...textsOf(texts) })),
    },
  };
}

const commentsOf = (remarks: readonly Remark[]): string[] =>
  remarks.filter(({ kind }) => kind === 'comment').map(({ text }) => text);

/** PostgreSQL takes no NUL in a text. Files have none, but what is spelled `%00` or `&#0;` in them is one. */
function storable(row: object): string {
  const json = JSON.stringify(row);
  return json.includes('\\u0000') ? JSON.stringify(row, withoutNul) : json;
}

const withoutNul = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

function* inBatches(rows: readonly (() => object)[]): Generator<string> {
  let batch: string[] = [];
  let size = 0;
  for (const row of rows) {
    const json = storable(row());
    batch.push(json);
    size += json.length;
    if (size < BATCH_CHARACTERS) continue;
    yield `[${batch.join(',')}]`;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}
