import { type Card, isHigher, rankOf, suitOf } from '@bridge-review/bridge/card';
import type { DeclaredContract, Tricks } from '@bridge-review/bridge/contract';
import type { Deal } from '@bridge-review/bridge/deal';
import { type Position, positionAfter } from '@bridge-review/bridge/double-dummy/position';
import { solveCards } from '@bridge-review/bridge/double-dummy/solve-cards';
import { lengthOf } from '@bridge-review/bridge/holding';
import { playFromCards, trickWinner, tricksWonBy } from '@bridge-review/bridge/play';
import { rankHeight } from '@bridge-review/bridge/rank';
import { unwrap } from '@bridge-review/bridge/result';
import { nextSeat } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';

/** Nobody errs before dummy has been seen for a while. */
const FIRST_SLIP = 8;

/** A play in which everybody finds the best cards, but for as many slips as the declarer's tricks ask for. */
export function playOut(deal: Deal, { declarer, strain }: DeclaredContract, wanted: Tricks): Card[] {
  const played: Card[] = [];
  const side = sideOf(declarer);
  let won = 0;
  while (played.length < 52) {
    const position = unwrap(positionAfter(deal, strain, nextSeat(declarer), played));
    const values = solveCards(position);
    const best = Math.max(...values.map(({ tricks }) => tricks));
    const isDeclarers = sideOf(position.turn) === side;
    const left = 13 - Math.floor(played.length / 4);
    const expected = won + (isDeclarers ? best : left - best);
    const slips = isDeclarers ? expected > wanted : expected < wanted;
    const costing = slips && played.length >= FIRST_SLIP ? best - 1 : best;
    const choice = values.some(({ tricks }) => tricks === costing) ? costing : best;
    played.push(
      natural(
        position,
        values.flatMap(({ card, tricks }) => (tricks === choice ? [card] : [])),
      ),
    );
    if (played.length % 4 === 0) won = wonSoFar(played, declarer, strain);
  }
  const tricks = tricksWonBy(playFromCards(nextSeat(declarer), strain, played), strain, side);
  if (tricks !== wanted) throw new Error(`The play came to ${tricks} tricks, not ${wanted}.`);
  return played;
}

function wonSoFar(
  played: readonly Card[],
  declarer: DeclaredContract['declarer'],
  strain: DeclaredContract['strain'],
): number {
  const { leader, tricks } = playFromCards(nextSeat(declarer), strain, played);
  let [turn, won] = [leader, 0];
  for (const trick of tricks) {
    turn = trickWinner(trick, turn, strain) ?? turn;
    if (sideOf(turn) === sideOf(declarer)) won += 1;
  }
  return won;
}

/** Of equally good cards the one that a player would take: leads from sequences and long suits, else the lowest. */
function natural({ hands, turn, trick }: Position, good: readonly Card[]): Card {
  const isLead = trick.length === 0;
  const liking = (card: Card): number => {
    const suit = suitOf(card);
    const height = rankHeight(rankOf(card));
    const held = hands[turn][suit];
    const fromSequence = isLead && height >= 9 && ((held >> (height - 1)) & 1) === 1;
    return (
      (fromSequence ? 100 + height : -height) + lengthOf(held) * (isLead || !follows(trick, card) ? 2 : 0)
    );
  };
  return good.reduce((one, other) => {
    const difference = liking(other) - liking(one);
    return difference > 0 || (difference === 0 && isHigher(one, other)) ? other : one;
  });
}

const follows = ([led]: readonly Card[], card: Card): boolean =>
  led !== undefined && suitOf(led) === suitOf(card);
