/** Auctions as simple as can be, so that boards of our own can be judged: an opening, perhaps an overcall, and the contract. */
import { addCall, contractOf, startAuction } from '@bridge-review/bridge/auction';
import { bidRank } from '@bridge-review/bridge/call';
import { pointsOf } from '@bridge-review/bridge/hand';
import { lengthOf } from '@bridge-review/bridge/holding';
import { nextSeat } from '@bridge-review/bridge/seat';
import { suits } from '@bridge-review/bridge/suit';

/** @typedef {import('@bridge-review/bridge/deal').Deal} Deal */
/** @typedef {import('@bridge-review/bridge/hand').Hand} Hand */
/** @typedef {import('@bridge-review/bridge/call').Bid} Bid */
/** @typedef {import('@bridge-review/bridge/suit').Suit} Suit */

/**
 * @param {Deal} deal
 * @param {import('@bridge-review/bridge/seat').Seat} dealer
 */
export function simpleAuction(deal, dealer) {
  let auction = startAuction(dealer);
  /** @type {Bid | null} */
  let last = null;
  const call = (/** @type {import('@bridge-review/bridge/call').Call} */ made) => {
    const next = addCall(auction, made);
    if (next.ok) auction = next.value;
    if (next.ok && made !== 'Pass' && made !== 'Double' && made !== 'Redouble') last = made;
  };
  const seatAt = (/** @type {number} */ index) => nextSeat(dealer, index);
  while (auction.calls.length < 4 && pointsOf(deal[seatAt(auction.calls.length)]) < 12) call('Pass');
  if (auction.calls.length === 4) return auction;
  const opener = seatAt(auction.calls.length);
  call(openingOf(deal[opener]));
  call(overcallOf(deal[nextSeat(opener, 1)], last) ?? 'Pass');
  const wanted = contractFor(deal[opener], deal[nextSeat(opener, 2)]);
  if (wanted !== null && (last === null || bidRank(wanted) > bidRank(last))) call(wanted);
  while (contractOf(auction) === null) call('Pass');
  return auction;
}

/** @param {Hand} hand @returns {Bid} */
function openingOf(hand) {
  const longest = longestOf(hand);
  const isBalanced = suits.every((suit) => lengthOf(hand[suit]) >= 2) && lengthOf(hand[longest]) <= 5;
  const points = pointsOf(hand);
  if (isBalanced && points >= 15 && points <= 17) return '1NT';
  if (lengthOf(hand[longest]) >= 5 || longest === 'C' || longest === 'D')
    return /** @type {Bid} */ (`1${longest}`);
  return lengthOf(hand.D) > lengthOf(hand.C) ? '1D' : '1C';
}

/** @param {Hand} hand @param {Bid | null} over @returns {Bid | null} */
function overcallOf(hand, over) {
  const suit = longestOf(hand);
  const bid = /** @type {Bid} */ (`1${suit}`);
  const isWorth = lengthOf(hand[suit]) >= 5 && pointsOf(hand) >= 8 && pointsOf(hand) <= 16;
  return isWorth && over !== null && bidRank(bid) > bidRank(over) ? bid : null;
}

/** @param {Hand} one @param {Hand} other @returns {Bid | null} */
function contractFor(one, other) {
  const points = pointsOf(one) + pointsOf(other);
  const fit = suits.find((suit) => lengthOf(one[suit]) + lengthOf(other[suit]) >= 8);
  const isMajor = fit === 'S' || fit === 'H';
  if (points >= 33) return /** @type {Bid} */ (`6${fit ?? 'NT'}`);
  if (points >= 25) return isMajor ? /** @type {Bid} */ (`4${fit}`) : '3NT';
  if (pointsOf(other) < 6) return null;
  if (fit) return /** @type {Bid} */ (`${points >= 22 ? 3 : 2}${fit}`);
  return points >= 23 ? '2NT' : '1NT';
}

/** @param {Hand} hand @returns {Suit} */
const longestOf = (hand) =>
  suits.reduce((best, suit) => (lengthOf(hand[suit]) > lengthOf(hand[best]) ? suit : best));
