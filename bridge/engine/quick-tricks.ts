/**
 * Quick tricks: those that the side on lead can cash without losing the lead. First the leader's winners, then, if
 * there is an entry, the partner's. A lower bound: every trick counted is certain.
 */
import { WON, handOf, highest, laneOf, lengthOf, lowest, nthOf, state } from './state';

/** `WON` and the cards that matter if the side on lead has `wanted` quick tricks; else 0. */
export function quickTricks(seat: i32, wanted: i32): u64 {
  const partner = seat ^ 2;
  const own = handOf(seat);
  const across = handOf(partner);
  const unbeaten = above(handOf((seat + 1) & 3) | handOf((seat + 3) & 3));
  const ownTops = own & unbeaten;
  const acrossTops = across & unbeaten;
  if (!(ownTops | acrossTops)) return 0;

  let count = 0;
  let ranks: u64 = 0;
  let ruffs = opponentsRuffs(seat);
  // Four bits a suit: how many tricks the leader cashes there, or CLOSED.
  let cashed: u32 = 0;
  let entry: u64 = 0;
  // Trumps first: if the leader can draw all of the opponents', the side suits are safe from ruffs.
  for (let turn = 0; turn < 4; turn++) {
    const suit = suitAt(turn);
    const lane = laneOf(suit);
    const winners = ownTops & lane;
    const entries = acrossTops & lane;
    if (!(own & lane) || !(winners | entries)) continue;
    const safe = safeRounds(suit, seat, ruffs);
    let tricks = 0;
    let closes = false;
    if (winners && safe) {
      const run = winnersInARow(winners, across & lane);
      closes = run > EVERY;
      tricks = min(run & TRICKS_MASK, safe);
      const longest = longestAgainst(suit, seat);
      const partnerLength = lengthOf(suit, partner);
      if (tricks) {
        const rounds = min(min(tricks, wanted - count), max(longest, partnerLength));
        if (rounds) ranks |= nthOf(winners, rounds);
        if (tricks >= longest && tricks >= partnerLength && safe === EVERY) tricks = lengthOf(suit, seat);
      }
      if (suit === state.trump && tricks >= longest) ruffs = 0;
      count += tricks;
      if (count >= wanted) return ranks | WON;
      cashed |= (<u32>(closes ? CLOSED : tricks)) << (suit << 2);
    }
    if (!entry && !closes && tricks < safe) entry = entryAcross(suit, seat, tricks, own & lane, entries);
  }
  if (!entry) return 0;
  const more = partnersTricks(seat, wanted - count, ownTops, acrossTops, cashed, ruffs);
  return more ? more | ranks | entry : 0;
}

/** The same for the partner's winners, after the leader has cashed tricks and crossed to the partner. */
function partnersTricks(
  seat: i32,
  wanted: i32,
  ownTops: u64,
  acrossTops: u64,
  cashed: u32,
  ruffsBefore: i32,
): u64 {
  let count = 0;
  let ranks: u64 = 0;
  let ruffs = ruffsBefore;
  for (let turn = 0; turn < 4; turn++) {
    const suit = suitAt(turn);
    const lane = laneOf(suit);
    const winners = acrossTops & lane;
    if (!winners) continue;
    const before = (<i32>(cashed >> (suit << 2))) & TRICKS_MASK;
    const left = lengthOf(suit, seat ^ 2) - before;
    if (left <= 0) continue;
    const ownLeft = lengthOf(suit, seat) - before;
    let tricks = <i32>popcnt(winners);
    // The leader's remaining winners may block the suit: count rounds in which the leader can play a lower card.
    if (ownLeft > 0 && <i32>popcnt(ownTops & lane) > before) {
      tricks = cover(winners, withoutHighest(handOf(seat) & lane, before));
    }
    tricks = min(tricks, left);
    const safe = safeRounds(suit, seat, ruffs);
    if (safe !== EVERY) tricks = min(tricks, safe - before);
    if (tricks <= 0) continue;
    const longest = longestAgainst(suit, seat);
    const rounds = min(min(tricks, wanted - count), max(longest, lengthOf(suit, seat)) - before);
    if (rounds > 0) ranks |= nthOf(winners, rounds);
    if (safe === EVERY && before + tricks >= longest && ownLeft <= tricks) tricks = left;
    if (suit === state.trump && before + tricks >= longest) ruffs = 0;
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

/** No limit: a suit has at most thirteen rounds. */
const EVERY: i32 = 13;

/** The bits of a number of tricks, without `CLOSES`. */
const TRICKS_MASK: i32 = 15;

/** Instead of the tricks cashed in a suit: the partner unblocked there, and is taken to have no more winners. */
const CLOSED: i32 = 15;

/** Added to a number of tricks if the partner must unblock high cards for them. */
const CLOSES: i32 = 16;

/** Which opponents have trumps: bit 0 for LHO, bit 1 for RHO. */
function opponentsRuffs(seat: i32): i32 {
  const left = (handOf((seat + 1) & 3) & state.trumps) !== 0;
  const right = (handOf((seat + 3) & 3) & state.trumps) !== 0;
  return (<i32>left) | ((<i32>right) << 1);
}

/** How many rounds of a suit can be played before an opponent can ruff. */
function safeRounds(suit: i32, seat: i32, ruffs: i32): i32 {
  if (!ruffs || suit === state.trump) return EVERY;
  const safe = ruffs & 1 ? lengthOf(suit, (seat + 1) & 3) : EVERY;
  return ruffs & 2 ? min(safe, lengthOf(suit, (seat + 3) & 3)) : safe;
}

/** The length of the suit in the opponent's hand that has more of it. */
function longestAgainst(suit: i32, seat: i32): i32 {
  return max(lengthOf(suit, (seat + 1) & 3), lengthOf(suit, (seat + 3) & 3));
}

/** How many winners the leader can cash in a row while the partner follows with lower cards; may include `CLOSES`. */
function winnersInARow(winners: u64, partners: u64): i32 {
  const all = <i32>popcnt(winners);
  const below = partners & (lowest(winners) - 1);
  if (below === partners) return all;
  const low = <i32>popcnt(below);
  if (low >= all) return all;
  const covered = cover(winners, partners);
  return covered > low ? covered | CLOSES : covered;
}

/** The partner's entry in a suit after the leader has cashed `tricks` there; 0 if there is none. */
function entryAcross(suit: i32, seat: i32, tricks: i32, own: u64, entries: u64): u64 {
  if (!entries || lengthOf(suit, seat) <= tricks || lengthOf(suit, seat ^ 2) <= tricks) return 0;
  const entry = highest(entries);
  return entry > lowest(own) ? entry : 0;
}

/** Some cards of one suit without the `count` highest. */
function withoutHighest(cards: u64, count: i32): u64 {
  return count ? cards & (nthOf(cards, count) - 1) : cards;
}

/** In every suit, all ranks above the highest of the cards. */
function above(cards: u64): u64 {
  let upTo = cards | ((cards >> 1) & 0x0fff0fff0fff0fff);
  upTo |= (upTo >> 2) & 0x07ff07ff07ff07ff;
  upTo |= (upTo >> 4) & 0x01ff01ff01ff01ff;
  upTo |= (upTo >> 8) & 0x001f001f001f001f;
  return ~upTo;
}

/** How many of `cards` can win while the other hand follows with a lower card of the suit, or has run out of it. */
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
