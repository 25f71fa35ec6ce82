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
  const unbeaten = above(handOf(lho) | handOf(rho));
  const ownTops = own & unbeaten;
  const acrossTops = across & unbeaten;
  if (!(ownTops | acrossTops)) return 0;

  let count = 0;
  let ranks: u64 = 0;
  // Whom the opponents may ruff with decides how many rounds of a side suit are safe.
  let lhoRuffs = (handOf(lho) & state.trumps) !== 0;
  let rhoRuffs = (handOf(rho) & state.trumps) !== 0;
  let cashed: u32 = 0;
  // Suits in which the partner threw high cards out of the leader's way.
  let spent: u64 = 0;
  let way = false;
  let wayRanks: u64 = 0;

  // Trumps first: when the leader's top ones draw all of theirs, the side suits are safe.
  for (let turn = 0; turn < 4; turn++) {
    const suit = suitAt(turn);
    const lane = laneOf(suit);
    const mine = own & lane;
    const winners = ownTops & lane;
    const entries = acrossTops & lane;
    if (!mine || !(winners | entries)) continue;
    const partners = across & lane;
    const lhoLength = lengthOf(suit, lho);
    const rhoLength = lengthOf(suit, rho);
    const length = lengthOf(suit, seat);
    const partnerLength = lengthOf(suit, partner);
    const longest = max(lhoLength, rhoLength);
    const safe = suit === trump ? EVERY : safeRounds(lhoRuffs, lhoLength, rhoRuffs, rhoLength);
    let tricks = 0;
    if (winners && safe) {
      tricks = <i32>popcnt(winners);
      // The partner must be able to stay below, or the lead goes across.
      const below = partners & (lowest(winners) - 1);
      if (below !== partners) {
        const low = <i32>popcnt(below);
        if (low < tricks) {
          tricks = cover(winners, partners);
          if (tricks > low) spent |= lane;
        }
      }
      tricks = min(tricks, safe);
      if (tricks) {
        const rounds = min(min(tricks, wanted - count), max(longest, partnerLength));
        if (rounds) ranks |= nthOf(winners, rounds);
        if (tricks >= longest && tricks >= partnerLength && safe === EVERY) tricks = length;
      }
      if (suit === trump && tricks >= longest) {
        lhoRuffs = false;
        rhoRuffs = false;
      }
      count += tricks;
      if (count >= wanted) return ranks | WON;
      cashed |= (<u32>tricks) << (suit << 2);
    }
    // A way across: a card of the leader's that is left, and one of the partner's that wins it.
    if (!way && entries && length > tricks && partnerLength > tricks && tricks < safe && !(spent & lane)) {
      const entry = highest(entries);
      if (entry > lowest(mine)) {
        way = true;
        wayRanks = entry;
      }
    }
  }
  if (!way) return 0;
  ranks |= wayRanks;
  for (let turn = 0; turn < 4; turn++) {
    const suit = suitAt(turn);
    const lane = laneOf(suit);
    const winners = acrossTops & lane;
    if (!winners || spent & lane) continue;
    const before = (<i32>(cashed >> (suit << 2))) & 15;
    const left = lengthOf(suit, partner) - before;
    if (left <= 0) continue;
    let tricks = <i32>popcnt(winners);
    // What the leader still has above theirs must be able to stay below.
    const ownLeft = lengthOf(suit, seat) - before;
    if (ownLeft > 0 && <i32>popcnt(ownTops & lane) > before) {
      const mine = own & lane;
      tricks = cover(winners, before ? mine & (nthOf(mine, before) - 1) : mine);
    }
    tricks = min(tricks, left);
    const lhoLength = lengthOf(suit, lho);
    const rhoLength = lengthOf(suit, rho);
    const longest = max(lhoLength, rhoLength);
    const safe = suit === trump ? EVERY : safeRounds(lhoRuffs, lhoLength, rhoRuffs, rhoLength);
    if (safe !== EVERY) tricks = min(tricks, safe - before);
    if (tricks <= 0) continue;
    const rounds = min(min(tricks, wanted - count), max(longest, lengthOf(suit, seat)) - before);
    if (rounds > 0) ranks |= nthOf(winners, rounds);
    if (safe === EVERY && before + tricks >= longest && ownLeft <= tricks) tricks = left;
    if (suit === trump && before + tricks >= longest) {
      lhoRuffs = false;
      rhoRuffs = false;
    }
    count += tricks;
    if (count >= wanted) return ranks | WON;
  }
  return 0;
}

/** Trumps first, then the other suits. */
function suitAt(turn: i32): i32 {
  const trump = state.trump;
  if (trump === 4) return turn;
  return turn === 0 ? trump : turn <= trump ? turn - 1 : turn;
}

/** That is, as many as there may be. */
const EVERY: i32 = 13;

/** How many rounds of a suit pass before an opponent ruffs. */
function safeRounds(lhoRuffs: bool, lhoLength: i32, rhoRuffs: bool, rhoLength: i32): i32 {
  const safe = lhoRuffs ? lhoLength : EVERY;
  return rhoRuffs ? min(safe, rhoLength) : safe;
}

/** In every suit, the ranks above the highest of the cards. */
function above(cards: u64): u64 {
  let upTo = cards | ((cards >> 1) & 0x0fff0fff0fff0fff);
  upTo |= (upTo >> 2) & 0x07ff07ff07ff07ff;
  upTo |= (upTo >> 4) & 0x01ff01ff01ff01ff;
  upTo |= (upTo >> 8) & 0x001f001f001f001f;
  return ~upTo;
}

/** How many of the cards can win while the others, of the same suit, stay below or run out. */
function cover(cards: u64, others: u64): i32 {
  let winners = cards;
  let losers = others;
  let count = 0;
  while (winners) {
    const card = highest(winners);
    const below = losers & (card - 1);
    if (!below) return count;
    count++;
    winners ^= card;
    losers ^= highest(below);
    if (!losers) return count + <i32>popcnt(winners);
  }
  return count;
}
