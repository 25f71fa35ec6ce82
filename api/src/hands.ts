import { z } from 'zod';
import {
  bySeat,
  bySide,
  call,
  card,
  contract,
  handText,
  room,
  seat,
  side,
  trickCount,
  vulnerability,
} from './bridge-schemas.ts';
import { id, idInPath } from './id.ts';
import { shortPageQuery } from './page.ts';

/** Null if the hand is unknown. */
const cards = handText.nullable();

/** One board of a game, as the list of them and its own page show it. */
export const hand = z.object({
  id,
  gameId: id,
  boardNumber: z.int(),
  dealer: seat,
  vulnerability,
  northHand: cards,
  southHand: cards,
  eastHand: cards,
  westHand: cards,
  /** The file holds an auction, or a partnership has recorded one. */
  hasBidding: z.boolean(),
  finalContract: contract.nullable(),
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
  calls: z.array(call),
  annotations: z.array(z.object({ call: z.int(), alerted: z.boolean(), ...annotation })),
});

/** Null if the card is not known. */
const played = card.nullable();

const recordedPlay = z.object({
  leader: seat,
  tricks: z.array(bySeat(played)),
  annotations: z.array(z.object({ trick: z.int(), seat, ...annotation })),
});

const name = z.string().nullable();

/** A score against those of the other tables, for North and South; null if there are none. */
export const comparison = z.object({ unit: z.enum(['percent', 'imps']), ns: z.number() }).nullable();

/** What one table made of a board, as the file has it. */
export const tableResult = z.object({
  id,
  players: bySeat(name),
  section: z.string().nullable(),
  table: z.string().nullable(),
  room: room.nullable(),
  pairNumbers: bySide(z.string().nullable()),
  /** Where the viewer sat: as they said of the whole game, else by name. */
  ownSide: side.nullable(),
  contract: contract.nullable(),
  declarer: seat.nullable(),
  tricks: trickCount.nullable(),
  /** Points for North and South: from contract and tricks where both are known, else as the file has them. */
  scoreNS: z.int().nullable(),
  comparison,
  /** What the file says before the first call. */
  commentary: z.array(z.string()),
  auction: recordedAuction.nullable(),
  play: recordedPlay.nullable(),
});

export type GameHand = z.infer<typeof hand>;
export type TableResult = z.infer<typeof tableResult>;
export type RecordedAuction = z.infer<typeof recordedAuction>;
export type RecordedPlay = z.infer<typeof recordedPlay>;
