import type { JudgedRecord } from '@bridge-review/api/analysis';
import type { OwnBoard } from '@bridge-review/api/boards';
import type { GameHand } from '@bridge-review/api/hands';
import { type ContractText, readContract, tricksNeeded } from '@bridge-review/bridge/contract';
import type { TrickTableText } from '@bridge-review/bridge/double-dummy/trick-table';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';

export interface Reached {
  readonly contract: ContractText;
  readonly declarer: Seat | null;
  /** Tricks over or under the contract; null where they are not known. */
  readonly over: number | null;
}

/** How far the pair is with a board. */
type Bidding = 'to bid' | 'unfinished' | 'waiting' | 'judged';

/** What the list and the cards show of a board. Scores are those of the pair's own side. */
export interface BoardRow {
  readonly hand: GameHand;
  readonly side: Side | null;
  /** As the pair recorded it, else as its table played it, else as the file has it; null where it is not known. */
  readonly reached: Reached | null;
  /** What the table played, where the record says otherwise. */
  readonly inFile: Reached | null;
  readonly score: number | null;
  readonly comparison: { readonly unit: 'percent' | 'imps'; readonly value: number } | null;
  readonly tricks: TrickTableText | null;
  readonly par: number | null;
  /** Null for users who did not play, and where the pair's records could not be loaded. */
  readonly bidding: Bidding | null;
  readonly judged: JudgedRecord | null;
}

export interface BoardParts {
  readonly hands: readonly GameHand[];
  /** Null for users who did not play, and until they are known. */
  readonly own: readonly OwnBoard[] | null;
  readonly records: readonly JudgedRecord[];
}

export function boardRows({ hands, own, records }: BoardParts): BoardRow[] {
  const ownOf = new Map(own?.map((board) => [board.handId, board]));
  const judgedOf = new Map(records.map((record) => [record.handId, record]));
  return hands.map((hand) =>
    own === null ? hiddenRow(hand) : ownRow(hand, ownOf.get(hand.id), judgedOf.get(hand.id) ?? null),
  );
}

const hiddenRow = (hand: GameHand): BoardRow => ({
  hand,
  side: null,
  reached: null,
  inFile: null,
  score: null,
  comparison: null,
  tricks: null,
  par: null,
  bidding: null,
  judged: null,
});

function ownRow(hand: GameHand, own: OwnBoard | undefined, judged: JudgedRecord | null): BoardRow {
  const table = own?.table ?? null;
  const record = own?.record ?? null;
  const recorded = reachedOf(record?.contract, record?.declarer, null);
  const played = reachedOf(table?.contract, table?.declarer, table?.tricks);
  const differs = recorded !== null && played !== null && !isSame(recorded, played);
  const side = own?.side ?? null;
  const forSide = (value: number | null) => (value === null || side !== 'EW' ? value : -value || 0);
  return {
    hand,
    side,
    reached: differs ? recorded : (played ?? recorded ?? reachedOf(hand.finalContract, hand.declarer, null)),
    inFile: differs ? played : null,
    score: forSide(table?.scoreNS ?? null),
    comparison: table?.comparison ? comparedFor(side, table.comparison) : null,
    tricks: own?.tricks ?? null,
    par: forSide(own?.parNS ?? null),
    bidding: own === undefined ? null : biddingOf(record, judged),
    judged,
  };
}

function biddingOf(record: OwnBoard['record'], judged: JudgedRecord | null): Bidding {
  if (record === null) return 'to bid';
  if (record.contract === null) return 'unfinished';
  return judged ? 'judged' : 'waiting';
}

function reachedOf(
  contract: ContractText | null | undefined,
  declarer: Seat | null | undefined,
  tricks: number | null | undefined,
): Reached | null {
  if (contract === null || contract === undefined) return null;
  const played = readContract(contract);
  const over =
    played === 'Pass' || tricks === null || tricks === undefined ? null : tricks - tricksNeeded(played);
  return { contract, declarer: declarer ?? null, over };
}

/** A declarer that the file does not name contradicts nobody. */
const isSame = (recorded: Reached, played: Reached): boolean =>
  recorded.contract === played.contract &&
  (played.declarer === null || recorded.declarer === played.declarer);

function comparedFor(
  side: Side | null,
  { unit, ns }: NonNullable<NonNullable<OwnBoard['table']>['comparison']>,
) {
  if (side !== 'EW') return { unit, value: ns };
  return { unit, value: unit === 'percent' ? 100 - ns : -ns || 0 };
}

/** Of a board that the viewer did not play. */
export const biddingText = ({ hasBidding }: Pick<GameHand, 'hasBidding'>): string =>
  hasBidding ? 'Has bidding' : 'No bidding';
