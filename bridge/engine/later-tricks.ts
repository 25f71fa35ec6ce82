/** The tricks that the side not on lead is sure of in the end, whatever the others do. Counted low. */
import { WON, handOf, highest, laneOf, nthOf, state } from './state';

/** `WON` and the cards that matter if the side that is not on lead is sure of `wanted` tricks; 0 if it is not. */
export function laterTricks(seat: i32, wanted: i32): u64 {
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
  }
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
