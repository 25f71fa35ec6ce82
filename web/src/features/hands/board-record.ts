import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { makeAuction } from '@bridge-review/bridge/auction';
import { boardNumber } from '@bridge-review/bridge/board';
import { readContract } from '@bridge-review/bridge/contract';
import { makePartialDeal } from '@bridge-review/bridge/partial-deal';
import type { BoardRecord, ResultRecord } from '@bridge-review/bridge/record/hand-record';
import { dealOf } from './deal-of.ts';

type Game = Pick<GameDetails, 'title' | 'date' | 'location'>;

/** The board as a file would have it, with one table; null if no hand is known. */
export function boardRecordOf(
  hand: GameHand,
  game: Game | undefined,
  table: TableResult | null | undefined,
): BoardRecord | null {
  const deal = makePartialDeal(dealOf(hand));
  const number = boardNumber(hand.boardNumber);
  if (!deal.ok) return null;
  const { dealer, vulnerability } = hand;
  const tags = Object.entries({
    Event: game?.title,
    Site: game?.location,
    Date: game?.date?.replaceAll('-', '.'),
  }).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return {
    number: number.ok ? number.value : null,
    deal: deal.value,
    dealer,
    vulnerability,
    tags: new Map(tags),
    sections: new Map(),
    remarks: [],
    results: table ? [resultOf(table)] : [],
  };
}

function resultOf({ auction, play, contract, ...table }: TableResult): ResultRecord {
  const { players, section, room, declarer, tricks, scoreNS } = table;
  const called = auction && makeAuction(auction.dealer, auction.calls);
  return {
    players,
    section,
    table: table.table,
    room,
    contract: contract && readContract(contract),
    declarer,
    tricks,
    scoreNS,
    auction:
      auction && called?.ok
        ? { auction: called.value, annotations: withoutGlyphs(auction.annotations) }
        : null,
    play: play && {
      play: { leader: play.leader, tricks: play.tricks },
      annotations: withoutGlyphs(play.annotations),
    },
    tags: new Map(),
    sections: new Map(),
    remarks: [],
  };
}

const withoutGlyphs = <A extends object>(annotations: readonly A[]): (A & { glyphs: readonly number[] })[] =>
  annotations.map((annotation) => ({ ...annotation, glyphs: [] }));
