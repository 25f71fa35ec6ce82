import { z } from 'zod';
import { fileFormats } from '@bridge-review/bridge/formats/file-format';
import { day } from './day.ts';
import { isGameDate } from './game-date.ts';
import { seat } from './bridge-schemas.ts';
import { hand } from './hands.ts';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { CURSOR, pageQuery, searchText } from './page.ts';
import { player } from './player.ts';
import { PRINTABLE } from './printable.ts';
import { storage } from './storage.ts';

/** A game as lists show it. What the file says of itself is kept beside what its uploader made of it. */
const game = z.object({
  id,
  title: z.string(),
  tournament: z.string().nullable(),
  uploadedBy: id,
  uploaderName: z.string(),
  filename: z.string(),
  date: day.nullable(),
  pbnDate: day.nullable(),
  pbnEvent: z.string().nullable(),
  pbnSite: z.string().nullable(),
  location: z.string().nullable(),
  round: z.string().nullable(),
  uploadedAt: z.string(),
  /** Made for the viewer to look around in, and nobody else's. */
  isSample: z.boolean(),
});

/** What the viewer has done with a game, and what is left to do. */
const ownPart = z.object({
  isPlaying: z.boolean(),
  partner: player.nullable(),
  /** Who says to have played it with the viewer, who has not named a partner. */
  suggestedPartner: player.nullable(),
  seat: seat.nullable(),
  /** Boards with a record of the viewer's partnership. */
  bid: z.int(),
  /** Those of them that wait for their analysis. */
  waiting: z.int(),
  /** The mean over all judged records, in percent; null if there are none. */
  accuracy: z.number().nullable(),
});

/** A row of the list of games. */
export const listedGame = game.extend({ handCount: z.int(), own: ownPart });

/** How many games there are, and what is left to do on one's own. */
export const gameCounts = z.object({
  all: z.int(),
  /** Without the sample. */
  mine: z.int(),
  /** Whether the viewer has a sample game. */
  hasSample: z.boolean(),
  /** Boards of the games that the viewer played. */
  boards: z.int(),
  /** Those without a record of the viewer's partnership. */
  toBid: z.int(),
});

/** Something in the file that was skipped or repaired. Lines and columns count from 1. */
const fileWarning = z.object({
  line: z.int(),
  column: z.int(),
  code: z.string(),
  message: z.string(),
});

/** Results that came to a game after it was uploaded, and can be taken back. */
const joinedResults = z.object({
  id: z.uuid(),
  /** Of the files. */
  name: z.string(),
  addedAt: z.string(),
  added: z.int(),
  completed: z.int(),
  /** What did not fit: the first of it, and how much there was. */
  remarks: z.array(z.string()),
  remarkCount: z.int(),
});

/** A game as its own page shows it. */
export const gameDetails = game.extend({
  /** What the file is; of several, the first. */
  format: z.enum(fileFormats),
  /** How many files and texts it was made of. */
  sourceCount: z.int(),
  handCount: z.int(),
  /** At most a hundred, none once they were dismissed. */
  warnings: z.array(fileWarning),
  /** How many there were in all. */
  warningCount: z.int(),
  /** In the order in which they came. The last can be undone, then the one before. */
  joined: z.array(joinedResults),
});

export const duplicateGame = game.pick({
  id: true,
  title: true,
  tournament: true,
  date: true,
  filename: true,
});

export const gameInPath = z.object({ id: idInPath });

/** The id of the last game of a page; after its day where the list is sorted by days. */
const gamesCursor = z
  .string()
  .regex(/^(?:\d{4}-\d{2}-\d{2}\.)?[1-9]\d{0,9}$/)
  .transform((text): { id: string; played?: string | undefined } => {
    const [last, played] = text.split('.').toReversed();
    return { id: last ?? '', played };
  })
  .pipe(z.object({ id: idInPath, played: day.optional() }));

export const gamesQuery = z.object({
  ...pageQuery,
  cursor: gamesCursor.optional().describe(CURSOR),
  whose: z
    .enum(['all', 'mine'])
    .default('all')
    .describe('`mine`: games that one has uploaded, has played, or was named for by a partner'),
  sort: z
    .enum(['uploaded', 'played'])
    .default('uploaded')
    .describe('By upload, or by the day of play with those without a day last; latest first'),
  q: searchText(
    'Only games with this text in title, tournament or the uploader’s name, or with it as the uploader’s id',
  ),
});

const gameText = z
  .string()
  .trim()
  .max(limits.gameText, messages.gameTextTooLong)
  .regex(PRINTABLE, messages.unprintable);

/** What an uploader may change. */
export const gameEdit = z.object({
  title: gameText.min(1, messages.gameTitle),
  date: z
    .string()
    .min(1, messages.gameDate)
    .pipe(z.iso.date(messages.gameDateUnknown).refine(isGameDate, messages.gameDateUnlikely)),
  location: gameText.nullish().transform((text) => text || null),
});

/** The fields beside the file. Who uploads is the session's user, whatever `userId` says. */
export const uploadForm = z.object({
  userId: z.string().max(100).optional().describe('Ignored: the uploader is whoever is signed in'),
  partners: z
    .string()
    .max(10_000)
    .optional()
    .refine((text) => text === undefined || isListOfIds(text), messages.partners)
    .describe('A JSON array of user ids; checked and otherwise unused'),
  force: z.enum(['true', 'false']).optional().describe('`true` also takes a game whose first hand is known'),
});

/** What an upload made. */
export const uploadedGame = z.object({
  game: gameDetails,
  hands: z.array(hand),
  warnings: z.array(fileWarning),
  /** What the uploader has used of their storage now. */
  storage,
});

/** The fields beside several files and texts. */
export const partsForm = uploadForm.pick({ force: true }).extend({
  title: gameText
    .min(1, messages.gameTitle)
    .optional()
    .describe('Of the game, in place of what the files say; where they become one game'),
});

/** What several files and texts became: one game, or more where they do not belong together. */
export const uploadedGames = z.object({
  games: z.array(z.object({ id, title: z.string(), handCount: z.int() })),
  /** What the uploader has used of their storage now. */
  storage,
});

/** Whether the viewer may delete a game and, where not, what others have done with it. */
export const gameDeletion = z.object({
  allowed: z.boolean(),
  /** For a person; null if the game may be deleted. */
  reason: z.string().nullable(),
});

export const exportQuery = z.object({ format: z.enum(['pbn', 'lin']) });

export type Game = z.infer<typeof game>;
export type ListedGame = z.infer<typeof listedGame>;
export type OwnPart = z.infer<typeof ownPart>;
export type GameCounts = z.infer<typeof gameCounts>;
export type GameDetails = z.infer<typeof gameDetails>;
export type JoinedResults = z.infer<typeof joinedResults>;
export type FileWarning = z.infer<typeof fileWarning>;
export type DuplicateGame = z.infer<typeof duplicateGame>;
export type GameEdit = z.output<typeof gameEdit>;
export type UploadedGames = z.infer<typeof uploadedGames>;
export type UploadedGame = z.infer<typeof uploadedGame>;
export type GameDeletion = z.infer<typeof gameDeletion>;

function isListOfIds(text: string): boolean {
  try {
    return z.array(id).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
