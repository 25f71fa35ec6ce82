/**
 * What a game says of its table, once its deal and dealer are known.
 *
 * @module
 */
import { formatContract, type Contract, type PassedOut, type Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import { isDeal, type PartialDeal } from '../partial-deal.ts';
import type { AnnotatedPlay, TablePlay } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { nextSeat, parseSeat, seatName, type Seat } from '../seat.ts';
import { sideOf } from '../side.ts';
import type { Strain } from '../strain.ts';
import { checkPlay } from './check-play.ts';
import {
  addComments,
  keepAsText,
  placeOf,
  type GameSheet,
  type NotedSection,
  type SheetTools,
} from './game-sheet.ts';
import type { AuctionDraft } from './read-auction.ts';
import { readAuctionSection, type Declared, type ReadAuction } from './read-auction-section.ts';
import { draftPlay, finishPlay, type PlayDraft } from './read-play.ts';
import { seatedByOwner } from './seat-cards.ts';
import {
  known,
  readContractTag,
  readDeclarer,
  readPlayers,
  readRoom,
  readScore,
  readTricks,
} from './table-values.ts';

export interface DealAndDealer {
  readonly deal: Deal | PartialDeal | null;
  readonly dealer: Seat;
}

export function readTable(
  sheet: GameSheet,
  draft: AuctionDraft | null,
  { deal, dealer }: DealAndDealer,
  tools: SheetTools,
): TablePlay {
  const { report } = tools;
  const given = { contract: readContractTag(sheet, report), declarer: readDeclarer(sheet, report) };
  const auction = draft && readAuctionSection(sheet, draft, dealer, given, tools);
  const { contract, declarer } = auction ? agreedContract(sheet, given, auction, report) : given;
  const tricks = playedTricks(sheet, contract, declarer, report);
  const scoreNS = readScore(sheet, declarer, report);
  const { play, won } = readPlay(sheet, deal, contract, declarer, tools);
  return {
    players: readPlayers(sheet),
    section: known(sheet.fields, 'Section'),
    table: known(sheet.fields, 'Table'),
    room: readRoom(sheet),
    contract,
    declarer,
    tricks: agreedTricks(sheet, tricks, won, report),
    scoreNS,
    auction: auction && auction.annotated,
    play,
  };
}

/** From the tags, else from the auction. Reports a contradiction between the two. */
function agreedContract(
  { source, tags }: GameSheet,
  { contract, declarer }: Declared,
  { reached }: ReadAuction,
  report: Report,
): Declared {
  if (!reached) return { contract, declarer };
  if (contract && formatContract(contract) !== formatContract(reached)) {
    const message = `The contract is given as ${formatContract(contract)}, but the auction ends in ${formatContract(reached)}.`;
    report.warn('contract-differs', placeOf(source, 'Contract'), message);
    return { contract, declarer };
  }
  if (reached === 'Pass') return { contract: tags.has('Contract') ? contract : reached, declarer };
  if (declarer && declarer !== reached.declarer && !tags.has('Declarer')) {
    const message = `The declarer is given as ${seatName(declarer)}, but by the auction it is ${seatName(reached.declarer)}.`;
    report.warn('declarer-differs', placeOf(source, 'Declarer'), message);
  }
  if (tags.has('Declarer') && declarer === reached.declarer) {
    report.note(
      'not-irregular',
      placeOf(source, 'Declarer'),
      'Declarer and dummy are marked as changed, but are not.',
    );
  }
  const { level, strain, doubling } = reached;
  return {
    contract: contract || tags.has('Contract') ? contract : { level, strain, doubling },
    declarer: declarer ?? reached.declarer,
  };
}

function playedTricks(
  sheet: GameSheet,
  contract: Contract | PassedOut | null,
  declarer: Seat | null,
  report: Report,
): Tricks | null {
  const tricks = readTricks(sheet, declarer, report);
  if (tricks === null || contract !== 'Pass') return tricks;
  report.warn(
    'result-of-pass',
    placeOf(sheet.source, 'Result'),
    'A passed-out board has no tricks; they were skipped.',
  );
  sheet.tags.delete('Result');
  return null;
}

interface PlayRead {
  readonly play: AnnotatedPlay | null;
  /** Tricks that the record of the play gives to the declarer for certain, and to the defenders. */
  readonly won: { readonly declarer: number; readonly defenders: number };
}

const nothing: PlayRead = { play: null, won: { declarer: 0, defenders: 0 } };

function readPlay(
  sheet: GameSheet,
  deal: Deal | PartialDeal | null,
  contract: Contract | PassedOut | null,
  declarer: Seat | null,
  { lexer, report, budget }: SheetTools,
): PlayRead {
  const section = sheet.play;
  if (!section) return nothing;
  const draft = draftPlay(lexer, section.tag, report);
  const given = parseSeat(section.tag.value);
  const leader = given.ok ? given.value : declarer && nextSeat(declarer);
  const isEmpty = draft.cards.length === 0;
  if (!isEmpty && (!leader || draft.irregularities.size > 0)) keepAsText(sheet, 'Play', section, lexer.text);
  else addComments(sheet, 'Play', draft.annotations.leading);
  if (!isEmpty && !leader) {
    report.warn('unknown-leader', section.tag.at, 'The play does not say who led; it was kept as text.');
  }
  if (isEmpty || !leader) return nothing;
  const strain = contract === null || contract === 'Pass' ? null : contract.strain;
  const { seated, won } = deal ? checkedPlay(draft, leader, deal, strain, section, report) : unchecked(draft);
  const play = finishPlay(seated, leader, section.notes, budget);
  if (!play || !declarer) return { ...nothing, play };
  const [leaders, others] = won;
  return sideOf(leader) === sideOf(declarer)
    ? { play, won: { declarer: leaders, defenders: others } }
    : { play, won: { declarer: others, defenders: leaders } };
}

interface SeatedPlay {
  readonly seated: PlayDraft;
  readonly won: readonly [leaders: number, others: number];
}

const unchecked = (seated: PlayDraft): SeatedPlay => ({ seated, won: [0, 0] });

/** The play with each card at its holder's seat, if it was not; what cannot have happened is reported. */
function checkedPlay(
  draft: PlayDraft,
  leader: Seat,
  deal: Deal | PartialDeal,
  strain: Strain | null,
  { tag }: NotedSection,
  report: Report,
): SeatedPlay {
  let seated = draft;
  let check = checkPlay(draft, leader, deal, strain);
  const hasMisplacedCards =
    draft.irregularities.size === 0 && check.faults.some(({ code }) => code === 'card-not-held');
  const repaired = hasMisplacedCards && isDeal(deal) ? seatedByOwner(draft, leader, deal) : null;
  if (repaired) {
    const message = 'Some tricks are not written by seat; each card was given to the player who holds it.';
    report.warn('tricks-in-play-order', tag.at, message);
    seated = repaired;
    check = checkPlay(repaired, leader, deal, strain);
  }
  for (const { code, index, message } of check.faults)
    report.warn(code, draft.places[index] ?? tag.at, message);
  return { seated, won: check.won };
}

/** The given result, if the play allows it; else from the play, if that is complete and no result is given. */
function agreedTricks(
  { source, tags }: GameSheet,
  tricks: Tricks | null,
  won: PlayRead['won'],
  report: Report,
): Tricks | null {
  if (tricks === null) {
    return won.declarer + won.defenders === 13 && !tags.has('Result') ? (won.declarer as Tricks) : null;
  }
  if (!tags.has('Result') && (tricks < won.declarer || tricks > 13 - won.defenders)) {
    const message = `The result is ${tricks} tricks, but in the play the declarer wins ${won.declarer} and loses ${won.defenders}.`;
    report.warn('result-differs', placeOf(source, 'Result'), message);
  } else if (tags.has('Result') && tricks >= won.declarer && tricks <= 13 - won.defenders) {
    report.note(
      'not-irregular',
      placeOf(source, 'Result'),
      'The result is marked as wrong, but the play allows it.',
    );
  }
  return tricks;
}
