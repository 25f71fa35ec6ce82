import type { ShownNames } from '@bridge-review/api/shares';
import { counted } from '@bridge-review/bridge/counted';
import { listText } from '@bridge-review/bridge/list-text';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { joinedSentence } from './joined-text.ts';
import { askedSeat, type BoardToShare, partsShown, seatsIn, type ShareChoices } from './share-choices.ts';

/** What becomes visible by a link, and what does not, each in a few words. */
export interface Disclosure {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** Says exactly what a link will show, before there is one. */
export function disclosureOf(choices: ShareChoices, board: BoardToShare | null, sharer: string): Disclosure {
  const parts = partsShown(choices, board);
  const seats = seatsIn(choices.hands);
  const asked = askedSeat(choices, board);
  const ofBoard = choices.what === 'board' ? board : null;
  const rest = [
    handsText(seats),
    ...(parts.auction ? ['the auction and the contract'] : []),
    ...(parts.play ? ['the play, card by card'] : []),
    ...(parts.results ? ['the results of all tables'] : []),
    ...(parts.analysis ? ['makeable tricks with par'] : []),
    ...(parts.comments ? [commentsText(ofBoard?.commentCount ?? 0)] : []),
  ];
  const heading = [
    ...(choices.signed ? [`‘Shared by ${sharer}’`] : []),
    ...(choices.heading ? ['the game’s title and date'] : []),
    ...(choices.message.trim() === '' ? [] : ['what you write']),
  ];
  const namesShown = parts.auction || parts.play || parts.results || parts.comments;
  const shown = [
    ...(asked === null
      ? [joinedSentence(rest)]
      : [
          `${possessive(asked)} hand, and the auction up to ${possessive(asked)} call`,
          `After answering: ${listText(rest)}`,
        ]),
    ...(choices.names === 'none' || !namesShown ? [] : [NAMES_SHOWN[choices.names]]),
    ...(heading.length === 0 ? [] : [joinedSentence(heading)]),
    ...(choices.what === 'game' ? ['All boards of the game'] : []),
  ];
  const missing = [
    ...(choices.names === 'none' || !namesShown
      ? [choices.signed ? 'names of the other players' : 'names']
      : []),
    ...(seats.length < 4 ? ['the other hands'] : []),
    ...(parts.auction ? [] : ['the auction']),
    ...(parts.play ? [] : ['the play']),
    ...(parts.results ? [] : ['results']),
    ...(parts.analysis ? [] : ['the analysis']),
    ...(parts.comments ? ['later comments'] : ['comments']),
    ...(choices.signed ? [] : ['who shares it']),
    ...(choices.heading ? [] : ['the game’s title and date']),
  ];
  return {
    shown,
    hidden: [
      joinedSentence(missing),
      `${choices.what === 'board' ? 'Other boards of the game' : 'Your other games'}; search engines are told to stay away`,
    ],
  };
}

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
