import { cards, type Card } from '../card.ts';
import { ownerOf, type Deal } from '../deal.ts';
import { placesBetween, type Seat } from '../seat.ts';
import type { PlayDraft } from './read-play.ts';

/**
 * The play with every card in the column of the seat that holds it. The columns of a play are seats, but programs
 * write some rows in the order of play; the deal tells whose each card is. Null if that does not come out as one
 * card a seat.
 */
export function seatedByOwner(draft: PlayDraft, leader: Seat, deal: Deal): PlayDraft | null {
  const seated: number[] = [];
  const moved = new Map<number, number>();
  for (let row = 0; row < draft.cards.length; row += 4) {
    const inRow = [-1, -1, -1, -1];
    for (let column = 0; column < 4; column++) {
      const card = draft.cards[row + column] ?? -1;
      if (card < 0) continue;
      const owner = placesBetween(leader, ownerOf(deal, cards[card] as Card));
      if (inRow[owner] !== -1) return null;
      inRow[owner] = card;
      moved.set(row + column, row + owner);
    }
    seated.push(...inRow);
  }
  const annotations = draft.annotations.moved(moved);
  return annotations && { ...draft, cards: seated, annotations };
}
