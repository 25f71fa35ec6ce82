/**
 * A board as a list of steps, from its deal, auction and play. A step holds what is visible and nothing else: what is
 * not in it cannot be on the screen.
 *
 * @module
 */
import { contractOf, makeAuction } from '@bridge-review/bridge/auction';
import type { Call } from '@bridge-review/bridge/call';
import { type Card, makeCard } from '@bridge-review/bridge/card';
import { type DeclaredContract, type PassedOut, readContract } from '@bridge-review/bridge/contract';
import { pointsOf } from '@bridge-review/bridge/hand';
import { ranksOf } from '@bridge-review/bridge/holding';
import { nextSeat, partnerOf, type Seat, seats } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import type { Suit } from '@bridge-review/bridge/suit';
import type { AnalysedBoard } from '../analysis/analysed-board.ts';
import { parSentence } from '../analysis/par-text.ts';
import { type LineOfPlay, positionIn } from '../hands/line-of-play.ts';
import { trickOnTable } from '../hands/trick-on-table.ts';
import type { TrickOnTable } from '../../ui/board-table.tsx';
import type { ShownHand } from '../../ui/projector/slide-deal.tsx';
import type { FirstHands, Pacing } from './choices.ts';
import type { PresentedBoard } from './presented-board.ts';
import * as words from './step-text.ts';

type StepKind = 'deal' | 'auction' | 'contract' | 'lead' | 'play' | 'claim' | 'all' | 'analysis';

export interface Step {
  readonly kind: StepKind;
  /** In a list of steps: 'Trick 5'. */
  readonly title: string;
  /** The sentence on the screen: bids as `4H`, cards as `♠K`. Empty where there is nothing to say. */
  readonly say: string;
  /** What the file says of the call. */
  readonly note: string | null;
  readonly hands: Readonly<Record<Seat, ShownHand>>;
  readonly auction: {
    readonly dealer: Seat;
    readonly calls: readonly Call[];
    /** Whether somebody is to call next. */
    readonly isOpen: boolean;
  } | null;
  readonly trick: TrickOnTable | null;
  /** While the play goes on: tricks of both sides, in which contract. */
  readonly tally: {
    readonly declarer: number;
    readonly defence: number;
    readonly contract: DeclaredContract;
  } | null;
  readonly analysis: {
    readonly board: AnalysedBoard | null;
    readonly field: PresentedBoard['field'];
  } | null;
}

export function stepsOf(board: PresentedBoard, pacing: Pacing): readonly Step[] {
  const contract = contractOn(board);
  const first = firstSeats(pacing.first, board, contract);
  const hands = handsOn(board, first);
  const callSteps = auctionSteps(board, pacing, hands);
  const play = playSteps(board, pacing, first);
  const lastAuction = callSteps.at(-1)?.auction ?? null;
  const contractStep =
    play.length > 0 && callSteps.length === 0 && board.line !== null
      ? [
          {
            ...plain('contract', hands),
            title: 'The contract',
            say: words.contractSentence(board.line.contract),
          },
        ]
      : [];
  const willCall = callSteps.length > 0 && pacing.auction === 'calls' && board.auction !== null;
  const deal: Step = {
    ...plain('deal', hands),
    title: words.handsTitle(first),
    say: willCall ? words.toCall(board.auction.dealer) : '',
    auction: willCall ? { dealer: board.auction.dealer, calls: [], isOpen: true } : null,
  };
  const shown = [
    deal,
    ...callSteps,
    ...contractStep,
    ...play.map((step) => ({ ...step, auction: step.kind === 'lead' ? lastAuction : null })),
  ];
  return [
    ...shown,
    ...endSteps(board, pacing, { isAllShown: shown.length === 1 && first.length === 4, lastAuction }),
  ];
}

/** Hands, and nothing else. */
const plain = (kind: StepKind, hands: Step['hands']): Step => ({
  kind,
  title: '',
  say: '',
  note: null,
  hands,
  auction: null,
  trick: null,
  tally: null,
  analysis: null,
});

/** The contract of the table, from its play, its result or its auction. */
function contractOn({ line, result, auction }: PresentedBoard): DeclaredContract | PassedOut | null {
  if (line !== null) return line.contract;
  const stated = result?.contract ? readContract(result.contract) : null;
  if (stated === 'Pass') return stated;
  if (stated !== null && result?.declarer) return { ...stated, declarer: result.declarer };
  const made = auction && makeAuction(auction.dealer, auction.calls);
  return made?.ok ? contractOf(made.value) : null;
}

function firstSeats(
  first: FirstHands,
  { dealer }: PresentedBoard,
  contract: DeclaredContract | PassedOut | null,
): readonly Seat[] {
  switch (first) {
    case 'none':
      return [];
    case 'all':
      return seats;
    case 'NS':
      return ['N', 'S'];
    case 'EW':
      return ['E', 'W'];
    case 'declarer':
      return [contract === null || contract === 'Pass' ? dealer : contract.declarer];
    case 'leader':
      return [contract === null || contract === 'Pass' ? dealer : nextSeat(contract.declarer)];
    default:
      return [first];
  }
}

/** The hands of these seats; without the cards that were played, and then without points. */
function handsOn(
  { hands }: PresentedBoard,
  open: readonly Seat[],
  played: ReadonlySet<Card> | null = null,
): Step['hands'] {
  const shown = (seat: Seat): ShownHand => {
    const hand = hands[seat];
    if (!open.includes(seat)) return { state: 'hidden' };
    if (hand === null) return { state: 'unknown' };
    const left = (suit: Suit) => ranksOf(hand[suit]).filter((rank) => !played?.has(makeCard(suit, rank)));
    return {
      state: 'open',
      cards: { S: left('S'), H: left('H'), D: left('D'), C: left('C') },
      points: played === null ? pointsOf(hand) : null,
    };
  };
  return { N: shown('N'), E: shown('E'), S: shown('S'), W: shown('W') };
}

function auctionSteps({ auction }: PresentedBoard, pacing: Pacing, hands: Step['hands']): readonly Step[] {
  if (auction === null || pacing.auction === 'none') return [];
  const { dealer, calls, notes } = auction;
  const made = makeAuction(dealer, calls);
  const contract = made.ok ? contractOf(made.value) : null;
  const end = words.auctionEnd(contract);
  const shown = (count: number): Pick<Step, 'auction'> => ({
    auction: { dealer, calls: calls.slice(0, count), isOpen: count < calls.length },
  });
  if (pacing.auction === 'whole') {
    return [{ ...plain('auction', hands), ...shown(calls.length), title: 'The auction', say: end }];
  }
  // Nobody waits for the passes that end an auction: they come together.
  const passes = contract === null ? 0 : contract === 'Pass' ? 4 : 3;
  const single = calls.length - passes;
  const steps = calls.slice(0, single).map((call, index): Step => {
    const seat = nextSeat(dealer, index);
    const isLast = index === calls.length - 1;
    const isOpening = call !== 'Pass' && calls.slice(0, index).every((before) => before === 'Pass');
    return {
      ...plain('auction', hands),
      ...shown(index + 1),
      title: words.callTitle(seat, call),
      say: `${words.callSentence(seat, call, isOpening)} ${isLast ? end : words.toCall(nextSeat(seat))}`,
      note: notes.get(index) ?? null,
    };
  });
  if (passes === 0) return steps;
  return [...steps, { ...plain('auction', hands), ...shown(calls.length), title: 'All pass', say: end }];
}

/** After so many cards: the hands that are open, the trick on the table, the tricks so far. */
function playSteps(board: PresentedBoard, pacing: Pacing, first: readonly Seat[]): readonly Step[] {
  const { line } = board;
  if (line === null || pacing.play === 'none') return [];
  const open = seatsInPlay(line, first);
  const at = (count: number): Pick<Step, 'hands' | 'trick' | 'tally'> => {
    const position = positionIn(line, count);
    const { won } = position;
    const side = sideOf(line.contract.declarer);
    return {
      hands: handsOn(board, open, new Set(line.cards.slice(0, count).map(({ card }) => card))),
      trick: trickOnTable(position),
      tally: {
        declarer: won[side],
        defence: won.NS + won.EW - won[side],
        contract: line.contract,
      },
    };
  };
  const [lead] = line.cards;
  if (lead === undefined) return [];
  const leadStep: Step = {
    ...plain('lead', handsOn(board, open)),
    ...at(1),
    tally: null,
    title: 'The lead and dummy',
    say: words.leadSentence(lead, partnerOf(line.contract.declarer)),
  };
  if (pacing.play === 'lead') return [leadStep];
  const counts = Array.from({ length: line.cards.length - 1 }, (_, index) => index + 2).filter(
    (count) => pacing.play === 'cards' || count % 4 === 0 || count === line.cards.length,
  );
  const steps = counts.map((count): Step => {
    const position = positionIn(line, count);
    const isEnd = count === line.cards.length && count < 52 && line.claim === null;
    const say =
      pacing.play === 'cards' ? words.cardSentence(line, count, position) : words.trickSentence(position);
    return {
      ...plain('play', leadStep.hands),
      ...at(count),
      title: pacing.play === 'cards' ? words.cardTitle(line, count) : `Trick ${position.trick + 1}`,
      say: isEnd ? `${say} The play record ends here.` : say,
    };
  });
  if (line.claim === null) return [leadStep, ...steps];
  const claim: Step = {
    ...plain('claim', leadStep.hands),
    ...at(line.cards.length),
    title: 'The claim',
    say: words.claimSentence(line.claim),
  };
  return [leadStep, ...steps, claim];
}

/** Dummy opens after the lead, and the declarer with it unless the boards are seen from a defender's seat. */
function seatsInPlay({ contract: { declarer } }: LineOfPlay, first: readonly Seat[]): readonly Seat[] {
  const isDefence = first.some((seat) => sideOf(seat) !== sideOf(declarer));
  const open = new Set([...first, partnerOf(declarer), ...(isDefence ? [] : [declarer])]);
  return seats.filter((seat) => open.has(seat));
}

function endSteps(
  board: PresentedBoard,
  { ending }: Pacing,
  { isAllShown, lastAuction }: { isAllShown: boolean; lastAuction: Step['auction'] },
): readonly Step[] {
  const hands = handsOn(board, seats);
  const result = ending === 'hands' || board.result === null ? '' : words.resultSentence(board.result);
  const all: Step = { ...plain('all', hands), title: 'All hands', say: result, auction: lastAuction };
  const { analysed, field } = board;
  const analysis: Step = {
    ...plain('analysis', hands),
    title: analysed === null ? 'What the tables bid' : 'Tricks and par',
    say: analysed === null ? '' : parSentence(analysed),
    analysis: { board: analysed, field },
  };
  return [
    ...(isAllShown && result === '' ? [] : [all]),
    ...(ending === 'analysis' && (analysed !== null || field.length > 0) ? [analysis] : []),
  ];
}
