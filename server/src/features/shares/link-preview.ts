import type { Shared, SharedBoard } from '@bridge-review/api/shares';
import { makeAuction } from '@bridge-review/bridge/auction';
import { boardNumber } from '@bridge-review/bridge/board';
import type { Call } from '@bridge-review/bridge/call';
import { readContract } from '@bridge-review/bridge/contract';
import { readHands } from '@bridge-review/bridge/read-hands';
import type { Hand } from '@bridge-review/bridge/hand';
import { formatHolding } from '@bridge-review/bridge/holding';
import { dealerAndVulnerability } from '@bridge-review/bridge/picture/dealer-text';
import { contractText, outcomeText } from '@bridge-review/bridge/picture/preview-of';
import type { Preview } from '@bridge-review/bridge/picture/preview-picture';
import { scoreOfTable } from '@bridge-review/bridge/score';
import { type Seat, seatName, seats } from '@bridge-review/bridge/seat';
import { suits, suitSymbol } from '@bridge-review/bridge/suit';
import { counted } from '@bridge-review/bridge/counted';
import { shorten } from '../../shorten.ts';

/** How messengers and forums announce a link. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The picture in words. */
  readonly alt: string;
  readonly picture: Preview;
}

/** As long as a title on the picture can be. */
const LONGEST_TITLE = 60;
/** Longer words of the sharer would fill the picture; the description has them in full. */
const LONGEST_MESSAGE = 90;

/**
 * Made of what visitors are shown before they do anything, and of nothing else: of a question its hand and the calls
 * before, of a game its first board.
 */
export function linkPreview(shared: Shared, firstBoard?: SharedBoard): LinkPreview {
  const context = contextOf(shared);
  if (shared.question) return questionPreview(shared.question, context);
  const board = shared.board ?? firstBoard;
  if (board && !shared.boards) return boardPreview(board, context);
  return gamePreview(shared.boards?.length ?? 0, board, context);
}

/** What any link can bring beside its board. */
interface Context {
  /** The sharer's words; empty without any. */
  readonly quoted: string;
  /** The same, unless they are too long for the picture. */
  readonly pictureText: string;
  /** The game's title, in full, and its date. */
  readonly gameTitle: string | null;
  readonly gameHeading: string;
}

function contextOf({ heading, message }: Shared): Context {
  const words = message?.replaceAll(/\s+/gu, ' ').normalize('NFC');
  const quoted = words === undefined ? '' : `“${words}”`;
  return {
    quoted,
    pictureText: quoted.length <= LONGEST_MESSAGE ? quoted : '',
    gameTitle: heading?.title ?? null,
    gameHeading: heading ? [heading.title, ...(heading.date ? [dayText(heading.date)] : [])].join(', ') : '',
  };
}

function questionPreview(question: NonNullable<Shared['question']>, context: Context): LinkPreview {
  const { quoted, pictureText, gameHeading } = context;
  const picture: Preview = {
    board: pictured(question, { [question.seat]: question.hand }),
    title: pictureTitle(context),
    heading: 'What do you bid?',
    text: pictureText,
    auction: auctionOf(question.dealer, question.calls),
    asks: true,
  };
  return presented(`What do you bid as ${seatName(question.seat)}?`, [quoted, gameHeading], picture);
}

function gamePreview(boardCount: number, first: SharedBoard | undefined, context: Context): LinkPreview {
  const { quoted, pictureText, gameTitle, gameHeading } = context;
  const count = counted(boardCount, 'board');
  const picture: Preview = {
    board: first ? pictured(first, first.hands) : NO_BOARD,
    title: pictureTitle(context),
    heading: count,
    text: pictureText || (first && boardCount > 1 ? 'This is the first of them.' : ''),
    auction: first ? shownAuction(first) : null,
  };
  const summary = gameTitle === null ? '' : `${gameHeading}: ${count}`;
  return presented(gameTitle ?? count, [quoted, summary], picture);
}

function boardPreview(board: SharedBoard, context: Context): LinkPreview {
  const { quoted, pictureText, gameHeading } = context;
  const contract = contractOf(board);
  const outcome = contract ? outcomeText(contract) : '';
  const number = `Board ${board.boardNumber}`;
  const played = contract && contractText(contract);
  const picture: Preview = {
    board: pictured(board, board.hands),
    title: pictureTitle(context),
    heading: played ?? number,
    text: pictureText || outcome,
    auction: shownAuction(board),
  };
  return presented(played ? `${number}: ${played}` : number, [quoted, gameHeading], picture, outcome);
}

const pictureTitle = ({ gameTitle }: Context): string | null =>
  gameTitle === null ? null : shorten(gameTitle, LONGEST_TITLE);

const shownAuction = ({ auction }: SharedBoard): Preview['auction'] =>
  auction ? auctionOf(auction.dealer, auction.calls) : null;

function presented(
  title: string,
  before: readonly string[],
  picture: Preview,
  outcome: string = '',
): LinkPreview {
  const dealt = dealerAndVulnerability(picture.board);
  const hands = seats.flatMap((seat) => {
    const hand = picture.board.deal[seat];
    return hand === null ? [] : [`${seatName(seat)} ${handWords(hand)}`];
  });
  return {
    title,
    description: [...before.filter(Boolean).map(asSentence), asSentence(dealt), outcome]
      .filter(Boolean)
      .join(' '),
    alt: `${title.replace(/\?$/u, '')}. ${dealt}${hands.length > 0 ? `. ${hands.join('; ')}` : ''}.`,
    picture,
  };
}

const asSentence = (text: string): string => (/[.!?]”?$/u.test(text) ? text : `${text}.`);

/** `♠K8 ♥QT976 ♦54 ♣AK84` */
const handWords = (hand: Hand): string =>
  suits.map((suit) => `${suitSymbol(suit)}${formatHolding(hand[suit]) || '–'}`).join(' ');

/** A game without boards. */
const NO_BOARD: Preview['board'] = {
  number: null,
  deal: { N: null, E: null, S: null, W: null },
  dealer: 'N',
  vulnerability: 'None',
};

function pictured(
  head: Pick<SharedBoard, 'boardNumber' | 'dealer' | 'vulnerability'>,
  hands: SharedBoard['hands'],
): Preview['board'] {
  const number = boardNumber(head.boardNumber);
  const { dealer, vulnerability } = head;
  return { number: number.ok ? number.value : null, deal: readHands(hands), dealer, vulnerability };
}

/** Null where a file has calls that the Laws do not allow. */
function auctionOf(dealer: Seat, calls: readonly Call[]): Preview['auction'] {
  const auction = makeAuction(dealer, calls);
  return auction.ok ? auction.value : null;
}

/** Contract and result of the table that is shown, as far as they are. */
function contractOf({ outcome, play, vulnerability }: SharedBoard) {
  if (!outcome?.contract) return undefined;
  const table = { ...outcome, contract: readContract(outcome.contract) };
  return { ...table, scoreNS: scoreOfTable(table, vulnerability), play: play ?? null };
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
