/** The tricks that the side not on lead is sure of in the end, whatever the others do. Counted low. */
import { quickTricks } from './quick-tricks';
import { WON, handOf, highest, laneOf, lengthOf, nthOf, state } from './state';

/** `WON` and the cards that matter if the side that is not on lead is sure of `wanted` tricks; 0 if it is not. */
export function laterTricks(seat: i32, wanted: i32, left: i32): u64 {
  if (state.trumps) {
    const tops = trumpTricks((seat + 1) & 3, wanted);
    if (tops) return tops;
    if (wanted === 1) {
      const guarded = guardedTrump(seat);
      if (guarded) return guarded;
    }
  }
  const ruffed = ((handOf(seat) | handOf(seat ^ 2)) & state.trumps) !== 0;
  return wanted === 1 && !ruffed ? loserOfAll(seat, left) : 0;
}

/** With more tricks to take after the first, to look is more work than what it saves. */
const WORTH_LOOKING: i32 = 4;

/** What matters for the leads that `hopelessLeads` found last. */
export let hopelessRanks: u64 = 0;

/** The cards that lose if they are led now: the others win the trick, and at once the rest of the `wanted` ones. */
export function hopelessLeads(seat: i32, wanted: i32): u64 {
  hopelessRanks = 0;
  if (wanted > WORTH_LOOKING) return 0;
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
    // To lead the suit where they have the highest card is as if they led that card themselves.
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

/** No answer is this one. */
const UNKNOWN: u64 = 1;

function isRuffed(hand: u64, lane: u64): bool {
  return !(hand & lane) && (hand & state.trumps) !== 0;
}

/** The same, from trumps alone, for the side of `seat`: each that no other side's trump beats makes a trick. */
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

/** The second highest trump, guarded, behind the highest: it makes a trick. */
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

/** Without trumps, whoever leads takes no more than the suits whose highest card is theirs are long. */
function loserOfAll(seat: i32, left: i32): u64 {
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
