/** Tricks that the side not on lead is certain to win sooner or later. All counts are lower bounds. */
import { quickTricks } from './quick-tricks';
import { WON, handOf, highest, laneOf, lengthOf, nthOf, state } from './state';

/** `WON` and the cards that matter if the side not on lead is certain of `wanted` tricks; else 0. `seat` is on lead. */
export function laterTricks(seat: i32, wanted: i32, left: i32): u64 {
  if (state.trumps) {
    const tops = trumpTricks((seat + 1) & 3, wanted);
    if (tops) return tops;
    if (wanted === 1) {
      const guarded = guardedTrump(seat);
      if (guarded) return guarded;
    }
  }
  const canRuff = ((handOf(seat) | handOf(seat ^ 2)) & state.trumps) !== 0;
  return wanted === 1 && !canRuff ? sureLoser(seat, left) : 0;
}

/** If the opponents want more tricks than this, looking for hopeless leads costs more than it saves. */
const MAX_WANTED: i32 = 4;

/** The cards that matter for the last result of {@link hopelessLeads}. */
export let hopelessRanks: u64 = 0;

/** Leads that are certain to fail: the opponents win the trick and cash the rest of the `wanted` tricks at once. */
export function hopelessLeads(seat: i32, wanted: i32): u64 {
  hopelessRanks = 0;
  if (wanted > MAX_WANTED) return 0;
  const lho = handOf((seat + 1) & 3);
  const rho = handOf((seat + 3) & 3);
  const leader = handOf(seat);
  const partner = handOf(seat ^ 2);
  const partnerRuffs = (partner & state.trumps) !== 0;
  let lhoTakes: u64 = wanted === 1 ? WON : UNKNOWN;
  let rhoTakes = lhoTakes;
  let hopeless: u64 = 0;
  let ranks: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const lane = laneOf(suit);
    const own = leader & lane;
    const partners = partner & lane;
    if (!own || (partnerRuffs && !partners)) continue;
    if (wanted === 1 && (isRuffed(lho, lane) || isRuffed(rho, lane))) {
      hopeless |= lane;
      continue;
    }
    const others = (lho | rho) & lane;
    if (!others) continue;
    const top = highest(others);
    // A lead that loses to an opponent's top card is as good for them as if that opponent led the card.
    if (partners > top || (wanted === 1 ? !(own & (top - 1)) : own > top)) continue;
    let takes: u64;
    if (lho & top) {
      if (lhoTakes === UNKNOWN) lhoTakes = quickTricks((seat + 1) & 3, wanted);
      takes = lhoTakes;
    } else {
      if (rhoTakes === UNKNOWN) rhoTakes = quickTricks((seat + 3) & 3, wanted);
      takes = rhoTakes;
    }
    if (!takes) continue;
    hopeless |= lane & (top - 1);
    ranks |= top | takes;
  }
  hopelessRanks = ranks & ~WON;
  return hopeless;
}

/** Not computed yet; no result has this value. */
const UNKNOWN: u64 = 1;

function isRuffed(hand: u64, lane: u64): bool {
  return !(hand & lane) && (hand & state.trumps) !== 0;
}

/** As `laterTricks`, for the side of `seat`, from trumps alone: each one above the opponents' highest wins a trick. */
export function trumpTricks(seat: i32, wanted: i32): u64 {
  const lane = state.trumps;
  const own = handOf(seat) & lane;
  const across = handOf(seat ^ 2) & lane;
  const longer = <i32>max(popcnt(own), popcnt(across));
  if (longer < wanted) return 0;
  const against = state.all & lane & ~own & ~across;
  if (!against) return WON;
  const winners = (own | across) & ~((highest(against) << 1) - 1);
  return <i32>popcnt(winners) >= wanted ? WON | nthOf(winners, wanted) : 0;
}

/** The second highest trump, if guarded, wins a trick when the highest is in front of it, or bare behind it. */
function guardedTrump(seat: i32): u64 {
  const lane = state.trumps;
  const all = state.all & lane;
  if (!(all & (all - 1))) return 0;
  const top = highest(all);
  const second = highest(all ^ top);
  for (let turn = 1; turn < 4; turn += 2) {
    const owner = (seat + turn) & 3;
    const own = handOf(owner) & lane;
    if (!(own & second)) continue;
    if (own === second) return 0;
    const before = handOf((owner + 3) & 3) & lane;
    const after = handOf((owner + 1) & 3) & lane;
    return before & top || after === top ? WON | second : 0;
  }
  return 0;
}

/**
 * A side on lead that has no trumps keeps the lead only in suits whose highest card it has, for as many rounds as
 * its longer hand has cards. If these are fewer than the tricks left, it loses a trick.
 */
function sureLoser(seat: i32, left: i32): u64 {
  const ours = handOf(seat) | handOf(seat ^ 2);
  let run = 0;
  let ranks: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const lane = laneOf(suit);
    if (!(ours & lane)) continue;
    const top = highest(state.all & lane);
    if (ours & top) run += max(lengthOf(suit, seat), lengthOf(suit, seat ^ 2));
    else ranks |= top;
  }
  return run < left ? WON | ranks : 0;
}
