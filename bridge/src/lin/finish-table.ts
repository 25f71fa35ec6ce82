/**
 * From a table's tags to a game: the auction is held against the Laws, the cards against the deal.
 *
 * @module
 */
import { contractOf, makeAuction, type Auction } from '../auction.ts';
import { dealerOfBoard, vulnerabilityOfBoard } from '../board.ts';
import { cardName } from '../card.ts';
import type { Tricks } from '../contract.ts';
import { hasCard } from '../hand.ts';
import { cardsInOrder, playFromCards, tricksWonBy, type PlayedCard } from '../play.ts';
import type {
  AnnotatedAuction,
  AnnotatedPlay,
  Annotation,
  CardAnnotation,
  TablePlay,
} from '../record/hand-record.ts';
import { isEmptyTable, type TableRecord } from '../record/table-records.ts';
import { nextSeat, placesBetween, seatName, type Seat } from '../seat.ts';
import { sideOf } from '../side.ts';
import type { LinDeal } from './lin-deal.ts';
import { formatListedResult, listedResult, type ListedResult, type Match } from './lin-match.ts';
import type { Warn } from './lin-tags.ts';
import type { AnnotatedItem, TableDraft } from './table-draft.ts';

/** The game that the tags of a table make up. What cannot be used is reported and left out. */
export function finishTable(
  draft: TableDraft,
  { deal, dealer: dealtBy }: LinDeal,
  match: Match,
  warn: Warn,
): TableRecord {
  const { number } = draft;
  const listed = listedResult(match, number, draft.room);
  const dealer = dealtBy ?? (number === null ? 'W' : dealerOfBoard(number));
  const comments = [...draft.comments];
  const auction = finishAuction(draft, dealer, comments, warn);
  const outcome = outcomeOf(auction?.auction ?? null, listed);
  const play = finishPlay(draft, deal, outcome, warn);
  const table: TablePlay = {
    players: draft.players ?? { N: null, E: null, S: null, W: null },
    section: null,
    table: null,
    room: draft.room,
    contract: outcome.contract,
    declarer: outcome.declarer,
    tricks: draft.claim ?? countTricks(play, outcome) ?? listedTricks(outcome, listed),
    scoreNS: null,
    auction,
    play,
  };
  warnOfOtherResult(table, listed, draft.at, warn);
  const label = number === null && draft.title ? [['Board', draft.title] as const] : [];
  return {
    number,
    deal,
    dealer,
    remarks: comments.map((text) => ({ kind: 'comment', text, after: null })),
    sections: new Map(),
    vulnerability: draft.vulnerability ?? (number === null ? 'None' : vulnerabilityOfBoard(number)),
    tags: new Map([...match.tags, ...label]),
    table: isEmptyTable({ ...table, room: null }) ? null : table,
  };
}

/** The listed number of tricks is worth nothing beside another contract. */
const listedTricks = (outcome: Outcome, listed: ListedResult | null): Tricks | null =>
  listed && formatListedResult({ ...listed, ...outcome }) === formatListedResult(listed)
    ? listed.tricks
    : null;

/** Both were typed by hand; the one beside the cards is more likely to be right. */
function warnOfOtherResult(table: TablePlay, listed: ListedResult | null, at: number, warn: Warn): void {
  if (!listed) return;
  const unknown = table.tricks === null || listed.tricks === null ? { tricks: null } : {};
  const [here, there] = [
    formatListedResult({ ...table, ...unknown }),
    formatListedResult({ ...listed, ...unknown }),
  ];
  if (here === there) return;
  warn('results-disagree', at, `The list of results has ${there}, the table ${here}; the table's was kept.`);
}

type Outcome = Pick<TablePlay, 'contract' | 'declarer'>;

function outcomeOf(auction: Auction | null, listed: ListedResult | null): Outcome {
  const reached = auction && contractOf(auction);
  if (reached === 'Pass') return { contract: 'Pass', declarer: null };
  if (reached === null) return { contract: listed?.contract ?? null, declarer: listed?.declarer ?? null };
  const { declarer, ...contract } = reached;
  return { contract, declarer };
}

function finishAuction(
  draft: TableDraft,
  dealer: Seat,
  comments: string[],
  warn: Warn,
): AnnotatedAuction | null {
  const keepAsComment = (written: readonly string[]): null => {
    comments.push(`Auction: ${written.join(' ')}`);
    return null;
  };
  if (draft.oddAuction) return keepAsComment(draft.oddAuction);
  if (draft.calls.length === 0) return null;
  let items = draft.calls;
  let made = makeAuction(
    dealer,
    items.map(({ what }) => what),
  );
  if (!made.ok && made.error.code === 'auction-over') {
    const { index } = made.error;
    if (items.slice(index).every(({ what }) => what === 'Pass')) {
      warn('extra-passes', items[index]?.at ?? draft.at, 'Passes after the end of the auction were skipped.');
      items = items.slice(0, index);
      made = makeAuction(
        dealer,
        items.map(({ what }) => what),
      );
    }
  }
  if (!made.ok) {
    const { code, index, message } = made.error;
    warn(code, items[index]?.at ?? draft.at, `${message} The auction was kept as a comment.`);
    return keepAsComment(items.map(({ what }) => what));
  }
  return {
    auction: made.value,
    annotations: items.flatMap((item, call) =>
      item.alerted || !isSilent(item) ? [{ call, alerted: item.alerted, ...annotationOf(item) }] : [],
    ),
  };
}

function finishPlay(
  draft: TableDraft,
  deal: LinDeal['deal'],
  outcome: Outcome,
  warn: Warn,
): AnnotatedPlay | null {
  const { contract, declarer } = outcome;
  const [first] = draft.cards;
  if (!first) return null;
  if (contract === null || contract === 'Pass' || declarer === null) {
    warn('play-without-contract', first.at, 'The play was skipped, because the contract is not known.');
    return null;
  }
  const cards = draft.cards.map(({ what }) => what);
  const leader = nextSeat(declarer);
  const whole = playFromCards(leader, contract.strain, cards);
  const order = cardsInOrder(whole, contract.strain);
  const wrong = firstWrongCard(order, deal);
  const odd = order[wrong];
  if (odd) {
    const message = `${seatName(odd.seat)} cannot play the ${cardName(odd.card)}; the play was read up to there.`;
    warn('impossible-card', draft.cards[wrong]?.at ?? first.at, message);
  }
  if (wrong === 0) return null;
  const play = odd ? playFromCards(leader, contract.strain, cards.slice(0, wrong)) : whole;
  return { play, annotations: cardAnnotations(odd ? order.slice(0, wrong) : order, draft.cards, leader) };
}

function cardAnnotations(
  order: readonly PlayedCard[],
  items: TableDraft['cards'],
  leader: Seat,
): CardAnnotation[] {
  const annotations: CardAnnotation[] = [];
  for (const [index, { trick, seat }] of order.entries()) {
    const item = items[index];
    if (item && !isSilent(item)) annotations.push({ trick, seat, ...annotationOf(item) });
  }
  return annotations.sort(
    (one, other) =>
      one.trick - other.trick || placesBetween(leader, one.seat) - placesBetween(leader, other.seat),
  );
}

/** The index of the first card that is played twice, or that its player's hand does not have; −1 if all is well. */
function firstWrongCard(order: readonly PlayedCard[], deal: LinDeal['deal']): number {
  const seen = new Set<string>();
  return order.findIndex(({ seat, card }) => {
    const hand = deal[seat];
    if (seen.has(card) || (hand && !hasCard(hand, card))) return true;
    seen.add(card);
    return false;
  });
}

/** The declarer's tricks, once all thirteen were played. */
function countTricks(play: AnnotatedPlay | null, { contract, declarer }: Outcome): Tricks | null {
  if (!play || contract === null || contract === 'Pass' || declarer === null) return null;
  return tricksWonBy(play.play, contract.strain, sideOf(declarer));
}

const isSilent = ({ note, comments }: AnnotatedItem<unknown>): boolean => note === null && comments === null;

const annotationOf = ({ note, comments }: AnnotatedItem<unknown>): Annotation => ({
  note,
  glyphs: [],
  comments: comments ?? [],
});
