/** The tricks that the side not on lead is sure of in the end, whatever the others do. Counted low. */
import { WON, handOf, highest, laneOf, lengthOf, nthOf, state } from './state';

/** `WON` and the cards that matter if the side that is not on lead is sure of `wanted` tricks; 0 if it is not. */
export function laterTricks(seat: i32, wanted: i32, left: i32): u64 {
  const lho = handOf((seat + 1) & 3);
  const rho = handOf((seat + 3) & 3);
  const leaders = handOf(seat);
  const partners = handOf(seat ^ 2);
  const lane = state.trumps;
  const leadersRuff = ((leaders | partners) & lane) !== 0;
  const partnerRuffs = (partners & lane) !== 0;
  if (lane) {
    const tops = trumpTricks((seat + 1) & 3, wanted);
    if (tops) return tops;
    if (wanted === 1) {
      const guarded = guardedTrump(seat);
      if (guarded) return guarded;
    }
  }
  if (wanted === 1 && !leadersRuff) return loserOfAll(seat, left);
  // Or else the leader may have to give the lead to a hand that then takes its own.
  if (leadersRuff && wanted > 1) return 0;
  let ranks: u64 = 0;
  let lhoWinners = 0;
  let rhoWinners = 0;
  let lhoRanks: u64 = 0;
  let rhoRanks: u64 = 0;
  let lhoEnters = false;
  let rhoEnters = false;
  for (let suit = 0; suit < 4; suit++) {
    const suitLane = laneOf(suit);
    const all = state.all & suitLane;
    if (!all) continue;
    const top = highest(all);
    const isLho = (lho & top) !== 0;
    const isRho = (rho & top) !== 0;
    if (leaders & suitLane) {
      if (!isLho && !isRho) return 0;
      if (partnerRuffs && !(partners & suitLane)) return 0;
      if (isLho) lhoEnters = true;
      else rhoEnters = true;
      ranks |= top;
    }
    if (wanted > 1) {
      if (isLho) {
        const others = all & ~lho;
        const winners = others ? lho & all & ~((highest(others) << 1) - 1) : lho & all;
        lhoWinners += <i32>popcnt(winners);
        lhoRanks |= winners;
      } else if (isRho) {
        const others = all & ~rho;
        const winners = others ? rho & all & ~((highest(others) << 1) - 1) : rho & all;
        rhoWinners += <i32>popcnt(winners);
        rhoRanks |= winners;
      }
    }
  }
  if (wanted > 1) {
    if (lhoEnters) {
      if (lhoWinners < wanted) return 0;
      ranks |= lhoRanks;
    }
    if (rhoEnters) {
      if (rhoWinners < wanted) return 0;
      ranks |= rhoRanks;
    }
  }
  return ranks | WON;
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
