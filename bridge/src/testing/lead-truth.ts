/** Opening leads with their values by another solver, against ours. */
import type { Card } from '../card.ts';
import { parseDeal } from '../deal.ts';
import { positionAfter } from '../double-dummy/position.ts';
import { solveCards } from '../double-dummy/solve-cards.ts';
import { ranks } from '../rank.ts';
import { unwrap } from '../result.ts';
import type { Strain } from '../strain.ts';

/** A line for each of West's leads, equal ones included, whose tricks are not those of the row. */
export function wrongLeads(rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap(([text = '', strain = '', leads = '']) => {
    const position = unwrap(positionAfter(unwrap(parseDeal(text)), strains[Number(strain)]!, 'W', []));
    const ours = new Map(solveCards(position).map(({ card, tricks }) => [card, tricks]));
    const theirs = leads.split(',').flatMap(expand);
    const wrong = theirs.filter(([card, tricks]) => ours.get(card) !== tricks);
    if (theirs.length !== ours.size) return [`${text}: ${theirs.length} leads, not ${ours.size}`];
    return wrong.map(([card, tricks]) => `${text} in ${strain}: ${card} is ${ours.get(card)}, not ${tricks}`);
  });
}

/** `SQ:5:600` is the queen of spades, five tricks, and the cards of the mask that are as good. */
function expand(lead: string): [Card, number][] {
  const [card = '', tricks = '', mask = ''] = lead.split(':');
  const equals = ranks.filter((_, place) => (Number.parseInt(mask, 16) >> (14 - place)) & 1);
  return [card, ...equals.map((rank) => `${card.charAt(0)}${rank}`)].map((each) => [
    each as Card,
    Number(tricks),
  ]);
}

const strains: readonly Strain[] = ['S', 'H', 'D', 'C', 'NT'];
