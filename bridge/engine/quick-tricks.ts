/**
 * The tricks that the side on lead can take at once, whatever the others do: first what the leader cashes, then, where
 * there is a way across, what the partner does. Counted low: what is said here is sure.
 */
import { WON, handOf, highest, laneOf, lengthOf, lowest, nthOf, state } from './state';

/** `WON` and the cards that matter if the side on lead takes `wanted` tricks at once; 0 if that is not sure. */
export function quickTricks(seat: i32, wanted: i32): u64 {
  const partner = seat ^ 2;
  const lho = (seat + 1) & 3;
  const rho = (seat + 3) & 3;
  const trump = state.trump;
  const own = handOf(seat);
  const across = handOf(partner);
  const theirs = handOf(lho) | handOf(rho);

  let count = 0;
  let ranks: u64 = 0;
  // Whom the opponents may ruff with decides how many rounds of a side suit are safe.
  let lhoRuffs = (handOf(lho) & state.trumps) !== 0;
  let rhoRuffs = (handOf(rho) & state.trumps) !== 0;
  let cashed: u32 = 0;
  let way = false;
  let wayRanks: u64 = 0;

  // Trumps first: when the leader's top ones draw all of theirs, the side suits are safe.
  for (let turn = 0; turn < 4; turn++) {
    const suit = trump < 4 ? (turn === 0 ? trump : turn <= trump ? turn - 1 : turn) : turn;
    const lane = laneOf(suit);
    const mine = own & lane;
    const others = theirs & lane;
    const partners = across & lane;
    const top: u64 = others ? highest(others) : 0;
    const lhoLength = lengthOf(suit, lho);
    const rhoLength = lengthOf(suit, rho);
    const length = lengthOf(suit, seat);
    const partnerLength = lengthOf(suit, partner);
    const longest = max(lhoLength, rhoLength);
    let safe = 13;
    if (suit !== trump) {
      if (lhoRuffs) safe = lhoLength;
      if (rhoRuffs) safe = min(safe, rhoLength);
    }
    let tricks = 0;
    if (mine) {
      const winners = top ? mine & ~((top << 1) - 1) : mine;
      tricks = <i32>popcnt(winners);
      if (tricks) {
        // The partner must be able to stay below, or the lead goes across.
        if (partnerLength) {
          const below = partners & (lowest(winners) - 1);
          if (below !== partners) tricks = min(tricks, <i32>popcnt(below));
        }
        tricks = min(tricks, safe);
        if (tricks) {
          const rounds = min(min(tricks, wanted - count), max(longest, partnerLength));
          if (rounds) ranks |= nthOf(winners, rounds);
          if (tricks >= longest && tricks >= partnerLength && safe === 13) tricks = length;
        }
      }
    }
    if (suit === trump && tricks >= longest) {
      lhoRuffs = false;
      rhoRuffs = false;
    }
    count += tricks;
    if (count >= wanted) return ranks | WON;
    cashed |= (<u32>tricks) << (suit << 2);
    // A way across: a card of the leader's that is left, and one of the partner's that wins it.
    if (!way && length > tricks && partnerLength > tricks && tricks < safe) {
      const entries = top ? partners & ~((top << 1) - 1) : partners;
      const low = lowest(mine);
      if (entries && highest(entries) > low) {
        way = true;
        wayRanks = highest(entries);
      }
    }
  }
  if (!way) return 0;
  ranks |= wayRanks;
  for (let suit = 0; suit < 4; suit++) {
    const lane = laneOf(suit);
    const partners = across & lane;
    const before = (<i32>(cashed >> (suit << 2))) & 15;
    const left = lengthOf(suit, partner) - before;
    if (left <= 0) continue;
    const others = theirs & lane;
    const top: u64 = others ? highest(others) : 0;
    const winners = top ? partners & ~((top << 1) - 1) : partners;
    // What the leader still has above theirs would win instead.
    const mine = own & lane;
    const ownLeft = lengthOf(suit, seat) - before;
    if (ownLeft > 0) {
      const ownWinners = top ? mine & ~((top << 1) - 1) : mine;
      if (<i32>popcnt(ownWinners) > before) continue;
    }
    let tricks = min(<i32>popcnt(winners), left);
    const lhoLength = lengthOf(suit, lho);
    const rhoLength = lengthOf(suit, rho);
    let safe = 13;
    if (suit !== trump) {
      if (lhoRuffs) safe = lhoLength;
      if (rhoRuffs) safe = min(safe, rhoLength);
      if (safe !== 13) tricks = min(tricks, safe - before);
    }
    if (tricks <= 0) continue;
    const rounds = min(
      min(tricks, wanted - count),
      max(max(lhoLength, rhoLength), lengthOf(suit, seat)) - before,
    );
    if (rounds > 0) ranks |= nthOf(winners, rounds);
    if (safe === 13 && before + tricks >= max(lhoLength, rhoLength) && ownLeft <= tricks) tricks = left;
    count += tricks;
    if (count >= wanted) return ranks | WON;
  }
  return 0;
}
