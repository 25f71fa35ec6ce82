import { z } from 'zod';
import { isGameDate } from './game-date.ts';
import { hand } from './hands.ts';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { pageQuery, searchText } from './page.ts';
import { PRINTABLE } from './printable.ts';
import { storage } from './storage.ts';

const day = z.iso.date();

/** A game as lists show it. What the file says of itself is kept beside what its uploader made of it. */
export const game = z.object({
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
});

/** Something in the file that was skipped or repaired. Lines and columns count from 1. */
const fileWarning = z.object({
  line: z.int(),
  column: z.int(),
  code: z.string(),
  message: z.string(),
});

/** A game as its own page shows it. */
export const gameDetails = game.extend({
  format: z.enum(['PBN', 'LIN']),
  handCount: z.int(),
  /** At most a hundred, none once they were dismissed. */
  warnings: z.array(fileWarning),
  /** How many there were in all. */
  warningCount: z.int(),
});

export const duplicateGame = game.pick({
  id: true,
  title: true,
  tournament: true,
  date: true,
  filename: true,
});

export const gameInPath = z.object({ id: idInPath });

export const gamesQuery = z.object({
  ...pageQuery,
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

/** Whether the viewer may delete a game and, where not, what others have done with it. */
export const gameDeletion = z.object({
  allowed: z.boolean(),
  /** For a person; null if the game may be deleted. */
  reason: z.string().nullable(),
});

export const exportQuery = z.object({ format: z.enum(['pbn', 'lin']) });

export type Game = z.infer<typeof game>;
export type GameDetails = z.infer<typeof gameDetails>;
export type FileWarning = z.infer<typeof fileWarning>;
export type DuplicateGame = z.infer<typeof duplicateGame>;
export type GameEdit = z.output<typeof gameEdit>;
export type UploadedGame = z.infer<typeof uploadedGame>;
export type GameDeletion = z.infer<typeof gameDeletion>;

function isListOfIds(text: string): boolean {
  try {
    return z.array(id).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
