/** The engine's numbers for seats, strains and cards. */
import { rankOf, suitOf, type Card } from '../card.ts';
import { rankHeight } from '../rank.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';

export const seatNumber = (seat: Seat): number => seatNumbers[seat];

export const strainNumber = (strain: Strain): number => strainNumbers[strain];

export const cardNumber = (card: Card): number => 16 * strainNumbers[suitOf(card)] + rankHeight(rankOf(card));

const seatNumbers = { N: 0, E: 1, S: 2, W: 3 } as const;

const strainNumbers = { S: 0, H: 1, D: 2, C: 3, NT: 4 } as const;
