import type { DealText } from '@bridge-review/bridge/deal';
import { fileFormats } from '@bridge-review/bridge/formats/file-format';
import { isDealText } from '@bridge-review/bridge/is-deal-text';
import { z } from 'zod';
import { call, seat, vulnerability } from './bridge-schemas.ts';
import { duplicateGame } from './games.ts';
import { intoGame, joinOffer } from './joined-results.ts';

/** A first seat and four hands clockwise from it, which together are the whole pack: `N:AKT4.Q2.AJ54.K83 …` */
export const dealText = z.string().refine(isDealText) as unknown as z.ZodType<DealText, DealText>;

/** What was understood of one file or text. */
const previewedPart = z.object({
  /** Of the file; of a text, what it is. */
  name: z.string(),
  /** Null if it is not known. */
  format: z.enum(fileFormats).nullable(),
  boards: z.int(),
  /** Of all tables. */
  results: z.int(),
  auctions: z.int(),
  /** People who are named, each once. */
  players: z.int(),
  /** Why it cannot be uploaded, and what to do; null if it can. */
  refusal: z.string().nullable(),
  /** What was skipped or repaired: the first of it, and how much there is. */
  warnings: z.array(z.object({ line: z.int(), message: z.string() })),
  warningCount: z.int(),
});

/** A game that the parts would become. */
const previewedGame = z.object({
  title: z.string(),
  date: z.iso.date().nullable(),
  site: z.string().nullable(),
  /** Indexes of the parts. */
  parts: z.array(z.int()),
  boards: z.array(
    z.object({
      number: z.int(),
      /** What is missing or odd about it. */
      remarks: z.array(z.string()),
    }),
  ),
  results: z.int(),
  /** Of the board that most have played. */
  tables: z.int(),
  auctions: z.int(),
  players: z.int(),
  /** Which results were left out, and why. */
  remarks: z.array(z.string()),
  /** The board, where there is a single one and all its cards are known. */
  board: z
    .object({
      deal: dealText,
      dealer: seat,
      vulnerability,
      calls: z.array(call),
    })
    .nullable(),
  /** The game that begins with the same deal, if there is one. */
  duplicate: duplicateGame.nullable(),
});

/** A player whom the files name. */
const namedPlayer = z.object({
  /** As the first table has it. */
  spelling: z.string(),
  /** Without the player's number. */
  name: z.string(),
  pairNumber: z.string().nullable(),
  /** Null where there were several. */
  seat: seat.nullable(),
  partner: z.string().nullable(),
});

/** What an upload would make. Nothing of it is stored. */
export const uploadPreview = z.object({
  /** In the order in which they were sent. */
  parts: z.array(previewedPart),
  games: z.array(previewedGame),
  /** Of one game that has results, or of results without deals: games that are there and could take them. */
  join: joinOffer.nullable(),
  /** Who played, by name; nobody where there are several games, or more players than anybody reads. */
  players: z.array(namedPlayer),
});

export const previewForm = z.object({ into: intoGame });

export type PreviewedPlayer = z.infer<typeof namedPlayer>;
export type PreviewedPart = z.infer<typeof previewedPart>;
export type PreviewedGame = z.infer<typeof previewedGame>;
export type UploadPreview = z.infer<typeof uploadPreview>;
