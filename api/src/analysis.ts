import { z } from 'zod';
import { contract, seat, side, verdict } from './bridge-schemas.ts';
import { id } from './id.ts';

/** Tricks by declarer N S E W, each in NT S H D C, one hexadecimal digit each, with all cards visible. */
const tricks = z.string().regex(/^[0-9a-d]{20}$/);

/** What the cards of a hand are worth with all of them visible. */
export const handAnalysis = z.object({
  /** `impossible` if the file does not have all four hands. */
  state: z.enum(['waiting', 'done', 'impossible']),
  tricks: tricks.nullable(),
  /** The viewer's side at this table, and how it is known; null if it is unknown. */
  side: z.object({ side, from: z.enum(['record', 'seat', 'name']) }).nullable(),
});

/** A finished auction of the viewer's partnership against par. */
const judgedRecord = z.object({
  handId: id,
  boardNumber: z.int(),
  contract,
  declarer: seat.nullable(),
  side,
  scoreNS: z.int(),
  parNS: z.int(),
  loss: z.int(),
  accuracy: z.number(),
  verdict,
});

/** How far a game is analysed, and what the viewer's partnership made of it. */
export const gameAnalysis = z.object({
  /** Hands of which all cards are known. */
  total: z.int(),
  analysed: z.int(),
  records: z.array(judgedRecord),
});

/** Progress of a game's analysis. */
export const gameEvent = z.object({ changed: z.literal('analysis') });

/** The viewer's accuracy, game by game from the oldest (of the last 500), and the boards that cost most. */
export const accuracyHistory = z.object({
  games: z.array(
    z.object({
      gameId: id,
      title: z.string(),
      /** As its uploader says, else as its file says; null where nobody does, and these come first. */
      date: z.iso.date().nullable(),
      boards: z.int(),
      accuracy: z.number(),
    }),
  ),
  worst: z.array(judgedRecord.extend({ gameId: id, title: z.string() })),
});

export type HandAnalysis = z.infer<typeof handAnalysis>;
export type GameAnalysis = z.infer<typeof gameAnalysis>;
export type JudgedRecord = z.infer<typeof judgedRecord>;
export type AccuracyHistory = z.infer<typeof accuracyHistory>;
export type GameEvent = z.infer<typeof gameEvent>;
