import { callerAt } from '../auction.ts';
import { isBid, type Bid } from '../call.ts';
import type { Hand } from '../hand.ts';
import { seatsOf, sideOf, sides, type Side } from '../side.ts';
import type { CalibratedTable } from './calibrated-table.ts';
import { PairStyle } from './pair-style.ts';
import type { StyleName } from './style-name.ts';

/** For each table what its two pairs play, judging by their other tables. Pairs without names are unknown. */
export function stylesByPair(
  tables: readonly CalibratedTable[],
): (table: CalibratedTable) => Readonly<Record<Side, StyleName>> {
  const pairs = new Map<string, PairStyle>();
  for (const table of tables) {
    const opening = openingOf(table);
    const pair = opening && pairName(table, opening.side);
    if (pair === null) continue;
    let style = pairs.get(pair);
    if (!style) pairs.set(pair, (style = new PairStyle()));
    style.add(opening!.call, opening!.hand);
  }
  return (table) => {
    const opening = openingOf(table);
    const [NS, EW] = sides.map((side): StyleName => {
      const pair = pairs.get(pairName(table, side) ?? '');
      if (!pair || opening?.side !== side) return pair?.style() ?? 'cautious';
      pair.remove(opening.call, opening.hand);
      const style = pair.style();
      pair.add(opening.call, opening.hand);
      return style;
    });
    return { NS: NS!, EW: EW! };
  };
}

function openingOf({
  auction: { auction },
  deal,
}: CalibratedTable): { side: Side; call: Bid; hand: Hand } | null {
  const index = auction.calls.findIndex(isBid);
  const call = auction.calls[index];
  if (call === undefined || !isBid(call)) return null;
  const seat = callerAt(auction, index);
  return { side: sideOf(seat), call, hand: deal[seat] };
}

function pairName({ players }: CalibratedTable, side: Side): string | null {
  const [one, other] = seatsOf(side).map((seat) => players[seat]?.toLowerCase());
  return one && other ? [one, other].toSorted().join(' and ') : null;
}
