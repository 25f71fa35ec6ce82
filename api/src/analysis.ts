import type { TrickTableText } from '@bridge-review/bridge/double-dummy/trick-table';
import { trickTablePattern } from '@bridge-review/bridge/double-dummy/trick-table-pattern';
import { z } from 'zod';
import { contract, seat, side, verdict } from './bridge-schemas.ts';
import { id } from './id.ts';
import { resolvedStyle } from './styles.ts';

/** Tricks by declarer N S E W, each in NT S H D C, one hexadecimal digit each, double dummy. */
export const trickTable = z.string().regex(trickTablePattern) as unknown as z.ZodType<
  TrickTableText,
  TrickTableText
>;

const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });

/**
 * A contract on what its pair knew: against the best of its other choices, over layouts of the opponents' cards that
 * fit their calls. Layouts, seed and conditions give the same figures again.
 */
const fairJudgement = z.object({
  side,
  /** `too close to call` while the interval of the gain holds 0. */
  word: z.enum(['right', 'wrong', 'too close to call']),
  /** From 0 to 1: how often the contract makes; null if the board was passed out. */
  chance: estimate.nullable(),
  /** The best of the other choices; null where all score the same. */
  best: z.object({ contract, declarer: seat }).nullable(),
  /** The mean IMPs that it gains, with the 95% interval; below 0 if it loses. */
  gain: estimate,
  /** In percent: 100 if nothing else is better, halved for every four IMPs. */
  accuracy: z.number(),
  layouts: z.int(),
  seed: z.int(),
  /** What the opponents' calls say of their hands, in the short form; empty if nothing. */
  conditions: z.string(),
  /** The same call by call, each a sentence with the rule or explanation; absent from older judgements. */
  meanings: z.array(z.object({ seat, text: z.string() })).optional(),
  /** In which style the opponents' calls were read, and how it is known; absent from older judgements. */
  style: resolvedStyle.optional(),
});

/** What the cards of a hand are worth with all of them visible. */
export const handAnalysis = z.object({
  /** `impossible` if the file does not have all four hands. */
  state: z.enum(['waiting', 'done', 'impossible']),
  tricks: trickTable.nullable(),
  /** The viewer's side at this table, and how it is known; null if it is unknown. */
  side: z.object({ side, from: z.enum(['record', 'seat', 'name']) }).nullable(),
  /** What the viewer's record was worth on what the pair knew; null until it is worked out, or if there is none. */
  fair: fairJudgement.nullable(),
  isFairWaiting: z.boolean(),
});

/** A finished auction of the viewer's partnership against par. */
export const judgedRecord = z.object({
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
  /** Null until it is worked out. */
  fair: fairJudgement.nullable(),
});

/** How far a game is analysed, and what the viewer's partnership made of it. */
export const gameAnalysis = z.object({
  /** Hands of which all cards are known. */
  total: z.int(),
  analysed: z.int(),
  records: z.array(judgedRecord),
});

/** That the analysis of a game has gone on, its results changed, or who its players are. */
export const gameEvent = z.object({ changed: z.enum(['analysis', 'results', 'people']) });

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
export type FairJudgement = z.infer<typeof fairJudgement>;
export type JudgedRecord = z.infer<typeof judgedRecord>;
export type AccuracyHistory = z.infer<typeof accuracyHistory>;
export type GameEvent = z.infer<typeof gameEvent>;
