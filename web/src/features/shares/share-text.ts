import type { ShownNames } from '@bridge-review/api/shares';
import { counted } from '@bridge-review/bridge/counted';
import { listText } from '@bridge-review/bridge/list-text';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { joinedSentence } from './joined-text.ts';
import {
  askedSeat,
  type BoardToShare,
  type Part,
  partsShown,
  seatsIn,
  type ShareChoices,
} from './share-choices.ts';

/** What becomes visible by a link, and what does not, each in a few words. */
export interface Disclosure {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** Says exactly what a link will show, before there is one. */
export function disclosureOf(choices: ShareChoices, board: BoardToShare | null, sharer: string): Disclosure {
  const parts = partsShown(choices, board);
  const seats = seatsIn(choices.hands);
  const names = parts.auction || parts.play || parts.results || parts.comments ? choices.names : 'none';
  const commentCount = choices.what === 'board' ? (board?.commentCount ?? 0) : 0;
  const heading = headingTexts(choices, sharer);
  return {
    shown: [
      ...boardTexts(askedSeat(choices, board), shownTexts(parts, seats, commentCount)),
      ...(names === 'none' ? [] : [NAMES_SHOWN[names]]),
      ...(heading.length === 0 ? [] : [joinedSentence(heading)]),
      ...(choices.what === 'game' ? ['All boards of the game'] : []),
    ],
    hidden: [
      joinedSentence([
        ...(names === 'none' ? [choices.signed ? 'names of the other players' : 'names'] : []),
        ...hiddenTexts(parts, seats),
        ...(choices.signed ? [] : ['who shares it']),
        ...(choices.heading ? [] : ['the game’s title and date']),
      ]),
      `${choices.what === 'board' ? 'Other boards of the game' : 'Your other games'}; search engines are asked not to list this page`,
    ],
  };
}

/** A question shows the rest only after the visitor has answered. */
const boardTexts = (asked: Seat | null, texts: readonly string[]): string[] =>
  asked === null
    ? [joinedSentence(texts)]
    : [
        `${possessive(asked)} hand, and the auction up to ${possessive(asked)} call`,
        `After answering: ${listText(texts)}`,
      ];

const shownTexts = (
  parts: Readonly<Record<Part, boolean>>,
  seats: readonly Seat[],
  commentCount: number,
): string[] => [
  handsText(seats),
  ...(parts.auction ? ['the auction and the contract'] : []),
  ...(parts.play ? ['the play, card by card'] : []),
  ...(parts.results ? ['the results of all tables'] : []),
  ...(parts.analysis ? ['makeable tricks with par'] : []),
  ...(parts.comments ? [commentsText(commentCount)] : []),
];

const hiddenTexts = (parts: Readonly<Record<Part, boolean>>, seats: readonly Seat[]): string[] => [
  ...(seats.length < 4 ? ['the other hands'] : []),
  ...(parts.auction ? [] : ['the auction']),
  ...(parts.play ? [] : ['the play']),
  ...(parts.results ? [] : ['results']),
  ...(parts.analysis ? [] : ['the analysis']),
  parts.comments ? 'later comments' : 'comments',
];

const headingTexts = (choices: ShareChoices, sharer: string): string[] => [
  ...(choices.signed ? [`‘Shared by ${sharer}’`] : []),
  ...(choices.heading ? ['the game’s title and date'] : []),
  ...(choices.message.trim() === '' ? [] : ['what you write']),
];

const NAMES_SHOWN: Record<Exclude<ShownNames, 'none'>, string> = {
  full: 'Players and commenters by name',
  initials: 'Players and commenters by their initials',
};

const handsText = (seats: readonly Seat[]): string =>
  seats.length === 4
    ? 'all four hands'
    : seats.length === 1
      ? `${possessive(seats[0] ?? 'S')} hand`
      : `the hands of ${seats.map(seatName).join(' and ')}`;

const commentsText = (count: number): string =>
  `the ${count === 0 ? 'comments' : counted(count, 'comment')} written until now`;

const possessive = (seat: Seat): string => `${seatName(seat)}’s`;
