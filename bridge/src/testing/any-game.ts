/** Random games as a file might hold them, true to their own deals and auctions. */
import fc from 'fast-check';
import { contractOf } from '../auction.ts';
import type { Card } from '../card.ts';
import type { PassedOut } from '../contract.ts';
import type { Deal } from '../deal.ts';
import { isDeal, type PartialDeal } from '../partial-deal.ts';
import { playFromCards, trickWinner, tricksWonBy, type Trick } from '../play.ts';
import type { AnnotatedAuction, AnnotatedPlay, Annotation, TablePlay } from '../record/hand-record.ts';
import type { TableRecord } from '../record/table-records.ts';
import { isEmptyTable } from '../record/table-records.ts';
import { nextSeat, placesBetween, type Seat } from '../seat.ts';
import { sideOf } from '../side.ts';
import type { Strain } from '../strain.ts';
import {
  anyAuction,
  anyBoardNumber,
  anyContract,
  anySeat,
  anyDeal,
  anyPartialDeal,
  anyTricks,
  anyVulnerability,
} from './arbitraries.ts';
import { cardsOf } from './held-cards.ts';

/** One line of text that no format would have to change. */
export const anyWords: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('ace', 'Bob', 'été', '5+!S', 'x-y', '(3)', '50%', 'Zoë'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));

const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });

const anyAnnotation: fc.Arbitrary<Annotation> = fc.record({
  note: orNull(anyWords),
  glyphs: fc.constant([]),
  comments: fc.array(anyWords, { maxLength: 2 }),
});

const isSilent = ({ note, comments }: Annotation): boolean => note === null && comments.length === 0;

const anyAnnotatedAuction: fc.Arbitrary<AnnotatedAuction> = fc
  .tuple(
    anyAuction.filter(({ calls }) => calls.length > 0),
    fc.array(fc.tuple(anyAnnotation, fc.boolean()), { maxLength: 8 }),
  )
  .map(([auction, said]) => ({
    auction,
    annotations: said.slice(0, auction.calls.length).flatMap(([annotation, alerted], call) => {
      const note = alerted ? (annotation.note ?? '') : annotation.note;
      return alerted || !isSilent(annotation) ? [{ ...annotation, note, call, alerted }] : [];
    }),
  }));

/** Each seat plays its own cards in turn, any of them: records hold revokes too. */
function anyPlay(deal: Deal | PartialDeal, leader: Seat, strain: Strain): fc.Arbitrary<AnnotatedPlay | null> {
  if (!isDeal(deal)) return fc.constant(null);
  return fc
    .tuple(fc.integer({ min: 0, max: 52 }), fc.array(anyAnnotation, { maxLength: 6 }))
    .map(([length, said]) => {
      const left = { N: cardsOf(deal.N), E: cardsOf(deal.E), S: cardsOf(deal.S), W: cardsOf(deal.W) };
      const cards: Card[] = [];
      const seats: Seat[] = [];
      let lead = leader;
      for (let trick = 0; trick < 13; trick++) {
        const played: Record<Seat, Trick[Seat]> = { N: null, E: null, S: null, W: null };
        for (let turn = 0; turn < 4; turn++) {
          const seat = nextSeat(lead, turn);
          const card = left[seat].splice((trick * 7 + turn) % left[seat].length, 1)[0] ?? 'SA';
          played[seat] = card;
          cards.push(card);
          seats.push(seat);
        }
        lead = trickWinner(played, lead, strain) ?? lead;
      }
      if (length === 0) return null;
      const annotations = said.slice(0, length).flatMap((annotation, index) => {
        const seat = seats[index] ?? leader;
        return isSilent(annotation) ? [] : [{ ...annotation, trick: Math.floor(index / 4), seat }];
      });
      annotations.sort(
        (one, other) =>
          one.trick - other.trick || placesBetween(leader, one.seat) - placesBetween(leader, other.seat),
      );
      return { play: playFromCards(leader, strain, cards.slice(0, length)), annotations };
    });
}

/** A table at which the contract is the auction's, else any, and the play is the declarer's. */
function anyTable(deal: Deal | PartialDeal): fc.Arbitrary<TablePlay> {
  const players = fc.record({
    N: orNull(anyWords),
    E: orNull(anyWords),
    S: orNull(anyWords),
    W: orNull(anyWords),
  });
  const room = fc.constantFrom<TablePlay['room'][]>('Open', 'Closed', null);
  const listed = orNull(
    fc.oneof(
      fc.constant<PassedOut>('Pass'),
      fc.tuple(anyContract, anySeat).map(([contract, declarer]) => ({ ...contract, declarer })),
    ),
  );
  return fc
    .tuple(players, room, orNull(anyAnnotatedAuction), listed, orNull(anyTricks))
    .chain(([names, where, auction, other, won]) => {
      const rest = { players: names, room: where, section: null, table: null, scoreNS: null, auction };
      const reached = (auction && contractOf(auction.auction)) ?? other;
      if (reached === null || reached === 'Pass') {
        const nothing = { declarer: null, tricks: null, play: null };
        return fc.constant<TablePlay>({ ...rest, ...nothing, contract: reached });
      }
      const { declarer, ...contract } = reached;
      return anyPlay(deal, nextSeat(declarer), contract.strain).map((play): TablePlay => {
        const counted = play && tricksWonBy(play.play, contract.strain, sideOf(declarer));
        return { ...rest, contract, declarer, tricks: counted ?? won, play };
      });
    });
}

/** The dealer of the auction is the board's. */
export const anyGame: fc.Arbitrary<TableRecord> = fc
  .tuple(
    orNull(anyBoardNumber),
    fc.oneof(anyDeal, anyPartialDeal),
    anyVulnerability,
    fc.constantFrom<Seat[]>('N', 'E', 'S', 'W'),
  )
  .chain(([number, deal, vulnerability, dealer]) =>
    fc
      .tuple(orNull(anyTable(deal)), fc.array(anyWords, { maxLength: 2 }))
      .map(([table, comments]): TableRecord => ({
        number,
        deal,
        vulnerability,
        remarks: comments.map((text) => ({ kind: 'comment' as const, text, after: null })),
        tags: new Map(),
        sections: new Map(),
        dealer: table?.auction?.auction.dealer ?? dealer,
        table: table && isEmptyTable({ ...table, room: null }) ? null : table,
      })),
  );
