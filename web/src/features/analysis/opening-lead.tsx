import { type Card, suitOf } from '@bridge-review/bridge/card';
import { costOf } from '@bridge-review/bridge/double-dummy/mistakes';
import type { CardValue } from '@bridge-review/bridge/double-dummy/search-cards';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { suits } from '@bridge-review/bridge/suit';
import { Fragment } from 'react';
import { PlayingCard } from '../../ui/playing-card.tsx';
import { type LineOfPlay, positionIn } from '../hands/line-of-play.ts';
import { bestTricks } from './card-worth.ts';
import { tricksText } from './contract-text.ts';

export interface OpeningLeadProps {
  line: LineOfPlay;
  /** What each card of the leader's hand was worth. */
  values: readonly CardValue[];
}

/** The opening lead in a sentence of its own: what it cost, and what would have been better. */
export function OpeningLead({ line, values }: OpeningLeadProps) {
  const lead = line.cards[0];
  const cost = lead === undefined ? null : costOf(values, lead.card);
  if (lead === undefined || cost === null) return null;
  const best = Math.max(...values.map(({ tricks }) => tricks));
  const good = values.filter(({ tricks }) => tricks === best).map(({ card }) => card);
  const theLead = (
    <>
      {seatName(lead.seat)}’s lead of the <PlayingCard card={lead.card} />
    </>
  );
  if (cost > 0) {
    return (
      <p>
        {theLead} cost {tricksText(cost)}: <Cards cards={onePerSuit(good)} /> would have held declarer to{' '}
        {bestTricks(values, line.contract, positionIn(line, 0))}.
      </p>
    );
  }
  const worse = values.length - good.length;
  return (
    <p>
      {theLead}{' '}
      {worse === 0
        ? 'was as good as any.'
        : good.length === 1
          ? 'was the only one that cost nothing.'
          : `cost nothing; ${counted(worse, 'other card')} would have.`}
    </p>
  );
}

/** 'a, b or c'. */
function Cards({ cards }: { cards: readonly Card[] }) {
  return cards.map((card, index) => (
    <Fragment key={card}>
      {index === 0 ? '' : index === cards.length - 1 ? ' or ' : ', '}
      <PlayingCard card={card} />
    </Fragment>
  ));
}

/** The lowest of each suit: cards beside each other are worth the same, and one names the small one. */
const onePerSuit = (cards: readonly Card[]): Card[] =>
  suits.flatMap((suit) => cards.findLast((card) => suitOf(card) === suit) ?? []);
