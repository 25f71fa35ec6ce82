import type { RecordedAuction } from '@bridge-review/api/hands';
import type { BoardShareForm, GameShareForm, ShownNames } from '@bridge-review/api/shares';
import { nextSeat, type Seat, seats } from '@bridge-review/bridge/seat';
import { type Side, sides } from '@bridge-review/bridge/side';

/** A board that is to be shared, as its page shows it. */
export interface BoardToShare {
  readonly handId: number;
  readonly boardNumber: number;
  readonly tableId: number | null;
  /** At the table, and as the user's partnership recorded it; null where there is none. */
  readonly auctions: Readonly<Record<AuctionSource, Pick<RecordedAuction, 'dealer' | 'calls'> | null>>;
  readonly hasPlay: boolean;
  readonly commentCount: number;
}

type AuctionSource = 'table' | 'record';
export type SharedHandsChoice = 'NESW' | Side | Seat;
export type Part = 'auction' | 'play' | 'results' | 'analysis' | 'comments';

/** What somebody has chosen in the dialog. */
export interface ShareChoices {
  readonly what: 'board' | 'game';
  readonly hands: SharedHandsChoice;
  readonly parts: Readonly<Record<Part, boolean>>;
  readonly auctionOf: AuctionSource;
  /** How many calls come before the question; null if it is none. */
  readonly before: number | null;
  readonly names: ShownNames;
  readonly heading: boolean;
  readonly signed: boolean;
  readonly message: string;
  readonly days: '7' | '30' | '365' | 'never';
}

/** Seats instead of names, no comments, no play: more is a choice. */
export const firstChoices = (board: BoardToShare | null): ShareChoices => ({
  what: board === null ? 'game' : 'board',
  hands: 'NESW',
  parts: { auction: true, play: false, results: true, analysis: true, comments: false },
  auctionOf: board !== null && board.auctions.table === null && board.auctions.record ? 'record' : 'table',
  before: null,
  names: 'none',
  heading: true,
  signed: true,
  message: '',
  days: '30',
});

export const HANDS_CHOICES: readonly SharedHandsChoice[] = ['NESW', ...sides, ...seats];

export const seatsIn = (choice: SharedHandsChoice): Seat[] => seats.filter((seat) => choice.includes(seat));

/** The auction that is shown; null for a game, and where the board has none. */
export const auctionToShow = (
  { what, auctionOf }: ShareChoices,
  board: BoardToShare | null,
): Pick<RecordedAuction, 'dealer' | 'calls'> | null =>
  what === 'board' && board !== null ? board.auctions[auctionOf] : null;

/** Who is asked; null if it is no question. */
export function askedSeat(choices: ShareChoices, board: BoardToShare | null): Seat | null {
  const auction = auctionToShow(choices, board);
  return auction === null || choices.before === null ? null : nextSeat(auction.dealer, choices.before);
}

/** Why a part cannot be shown; null if it can. */
export function partObjection(part: Part, choices: ShareChoices, board: BoardToShare | null): string | null {
  const ofBoard = choices.what === 'board' ? board : null;
  if (part === 'auction' && ofBoard && auctionToShow(choices, board) === null)
    return 'This board has no auction.';
  if (part === 'auction' && choices.before !== null) return 'The question needs it.';
  if (part !== 'play') return null;
  if (ofBoard && !ofBoard.hasPlay) return 'No play is recorded.';
  if (ofBoard && choices.auctionOf === 'record') return 'It belongs to the auction at the table.';
  return choices.hands === 'NESW' ? null : 'It shows all cards: choose all four hands.';
}

/** What is really shown: a choice that another one rules out does not count, and comes back with it. */
export function partsShown(choices: ShareChoices, board: BoardToShare | null): Record<Part, boolean> {
  const shown = (part: Part): boolean => choices.parts[part] && partObjection(part, choices, board) === null;
  const auction = choices.parts.auction || choices.before !== null;
  const hasAuction = choices.what === 'game' || auctionToShow(choices, board) !== null;
  return {
    auction: auction && hasAuction,
    play: shown('play'),
    results: choices.parts.results,
    analysis: choices.parts.analysis,
    comments: choices.parts.comments,
  };
}

const DAYS = { '7': 7, '30': 30, '365': 365, never: null } as const;

export function formOf(choices: ShareChoices, board: BoardToShare | null): BoardShareForm & GameShareForm {
  const { what, hands, names, heading, signed, message, days, before, auctionOf } = choices;
  const parts = partsShown(choices, board);
  return {
    hands: seatsIn(hands),
    ...parts,
    names,
    heading,
    signed,
    message: message.trim() === '' ? null : message,
    days: DAYS[days],
    ...(what === 'board' && {
      table: board?.tableId ?? null,
      auctionOf: parts.auction ? auctionOf : 'table',
      question: before === null ? null : { before },
    }),
  };
}
