import { z } from 'zod';
import { id, idInPath } from './id.ts';
import { shortPageQuery } from './page.ts';

export const seat = z.enum(['N', 'E', 'S', 'W']);
export const side = z.enum(['NS', 'EW']);

/** Four suits between dots, spades first, as `AKT4.Q2..J876543`; null where the file does not know the hand. */
const holding = z.string().nullable();

/** One board of a game, as the list of them and its own page show it. */
export const hand = z.object({
  id,
  gameId: id,
  boardNumber: z.int(),
  dealer: seat,
  vulnerability: z.enum(['None', 'NS', 'EW', 'All']),
  northHand: holding,
  southHand: holding,
  eastHand: holding,
  westHand: holding,
  /** The file holds an auction, or a partnership has recorded one. */
  hasBidding: z.boolean(),
  /** Like `4HX` or `3NT`; `Pass` where the board was passed out. */
  finalContract: z.string().nullable(),
  declarer: seat.nullable(),
  commentCount: z.int(),
});

export const handInPath = z.object({ id: idInPath });

export const resultsQuery = z.object(shortPageQuery);

const annotation = {
  note: z.string().nullable(),
  comments: z.array(z.string()),
};

const recordedAuction = z.object({
  dealer: seat,
  calls: z.array(z.string()),
  annotations: z.array(z.object({ call: z.int(), alerted: z.boolean(), ...annotation })),
});

const card = z.string().nullable();

const recordedPlay = z.object({
  leader: seat,
  tricks: z.array(z.object({ N: card, E: card, S: card, W: card })),
  annotations: z.array(z.object({ trick: z.int(), seat, ...annotation })),
});

const name = z.string().nullable();

/** What one table made of a board, as the file has it. */
export const tableResult = z.object({
  id,
  players: z.object({ N: name, E: name, S: name, W: name }),
  section: z.string().nullable(),
  table: z.string().nullable(),
  room: z.enum(['Open', 'Closed']).nullable(),
  contract: z.string().nullable(),
  declarer: seat.nullable(),
  tricks: z.int().nullable(),
  /** Points for North and South: from contract and tricks where both are known, else as the file has them. */
  scoreNS: z.int().nullable(),
  /** Against the other tables; null where there are none to compare with. */
  comparison: z.object({ unit: z.enum(['percent', 'imps']), ns: z.number() }).nullable(),
  auction: recordedAuction.nullable(),
  play: recordedPlay.nullable(),
});

export type Hand = z.infer<typeof hand>;
export type TableResult = z.infer<typeof tableResult>;
export type RecordedAuction = z.infer<typeof recordedAuction>;
export type RecordedPlay = z.infer<typeof recordedPlay>;
