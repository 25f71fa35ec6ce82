import { z } from 'zod';
import { duplicateGame, gameDetails } from './games.ts';
import { idInPath } from './id.ts';

/** A stored game that results could join. */
const joinCandidate = duplicateGame.extend({
  uploaderName: z.string(),
  /** How many of the boards with results it has. */
  boards: z.int(),
});

const resultCounts = z.object({
  results: z.int(),
  /** Of the board that most have played. */
  tables: z.int(),
  /** Who are ranked. */
  pairs: z.int(),
  /** People who are named, each once. */
  players: z.int(),
});

/** What would change in a stored game if results came to it. */
const joinPreview = z.object({
  game: joinCandidate,
  /** Boards that have results in the files, and how many of them the game has. */
  boards: z.object({ inFiles: z.int(), there: z.int() }),
  before: resultCounts,
  after: resultCounts,
  /** Results that would come, those that would get names or more, and those that are there as they are. */
  added: z.int(),
  completed: z.int(),
  repeated: z.int(),
  /** What does not fit: the first of it, and how much there is. */
  remarks: z.array(z.string()),
  remarkCount: z.int(),
  /** Why they cannot be added; null if they can. */
  refusal: z.string().nullable(),
});

/** Where results could go. */
export const joinOffer = z.object({
  /** Games of one's own, for administrators of all; likely ones first. */
  candidates: z.array(joinCandidate),
  /** The game that was asked for; else, for results without deals, the first that they fit. Null where there is none. */
  preview: joinPreview.nullable(),
});

export const joinedAnswer = z.object({
  game: gameDetails,
  added: z.int(),
  completed: z.int(),
});

/** Nothing stands beside the files. */
export const joinForm = z.object({});

export const intoGame = idInPath
  .optional()
  .describe(
    'The id of the game that the results would join; else, for results without deals, the first that they fit',
  );

export const joinUndo = z.object({ join: z.uuid().describe('The id of what was added, as the game has it') });

export type JoinCandidate = z.infer<typeof joinCandidate>;
export type JoinPreview = z.infer<typeof joinPreview>;
export type JoinOffer = z.infer<typeof joinOffer>;
export type JoinedAnswer = z.infer<typeof joinedAnswer>;
