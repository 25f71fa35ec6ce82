import { z } from 'zod';
import { seat } from './bridge-schemas.ts';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { player } from './player.ts';

/** Who can say that a name is not a user's. */
export const objectors = ['self', 'uploader', 'admin'] as const;
const objector = z.enum(objectors);

/** That a user is the player of that name: others see it, somebody else said so before, or somebody contradicts. */
const state = z.enum(['shown', 'waiting', 'contradicted']);

/** What one user says of a name in a game. */
const statement = z.object({
  id,
  person: player,
  isOwn: z.boolean(),
  /** Or of this game alone. */
  inAllGames: z.boolean(),
  state,
  /** Who contradicts, in this game or in all. */
  contradictedBy: z.array(objector),
  contradictedEverywhere: z.boolean(),
});

/** A name in a game of which somebody says that it is theirs. */
const personOfGame = z.object({
  /** Without the player's number. */
  name: z.string(),
  number: z.string().nullable(),
  /** Others of the same name and another number played, so the name alone does not identify anybody. */
  hasNamesake: z.boolean(),
  /** The one whom everybody sees, first; of the others those that are the viewer's concern. */
  statements: z.array(statement),
});

export const gamePeople = z.object({
  /** As whom the viewer may contradict others in this game. */
  mayObjectAs: z.enum(['uploader', 'admin']).nullable(),
  /** Nobody is looked for in the sample game. */
  isSample: z.boolean(),
  people: z.array(personOfGame),
  /** Players whose number the file has; the first five hundred. */
  numbers: z.array(z.object({ name: z.string(), number: z.string() })),
});

/** 'This is me': who sat there, or whom the tables of the game name so. */
export const newIdentity = z
  .object({
    tableId: id.optional(),
    seat: seat.optional(),
    name: z
      .string()
      .min(1)
      .max(limits.playerName)
      .optional()
      .describe('As a table of the game has it, in place of `tableId` and `seat`'),
    scope: z
      .enum(['game', 'name', 'number'])
      .describe("In this game, or in all games: whoever has this name, or whoever has this player's number"),
  })
  .refine(
    ({ tableId, seat: at, name }) =>
      name === undefined ? tableId !== undefined && at !== undefined : tableId === undefined,
    { path: ['tableId'], message: 'A table with a seat, or a name.' },
  );

const marked = {
  /** Auctions that were recorded. */
  recorded: z.int(),
};

export const identityMade = z.object({
  id,
  state,
  /** Who said so before, where it waits. */
  shown: player.nullable(),
  /** Whether the game was marked as played; what one had said of it before stays as it is. */
  isMarked: z.boolean(),
  ...marked,
});

const gameInList = z.object({ id, title: z.string(), date: z.iso.date().nullable() });

/** A name that the viewer says is theirs. */
const ownName = z.object({
  id,
  name: z.string(),
  number: z.string().nullable(),
  scope: z.enum(['game', 'name', 'number']),
  /** Games that have it, 2,000 at most. */
  games: z.int(),
});

/** A game where the name of the viewer is in doubt. */
const doubt = z.object({
  identityId: id,
  game: gameInList,
  /** Contradicted; said by somebody before, or after; or two names there are the viewer's. */
  kind: z.enum(['contradicted', 'waiting', 'contested', 'several']),
  contradictedBy: objector.nullable(),
  other: player.nullable(),
});

/** A game that the viewer has played by a name in its file, and not said so yet. */
const gameToMark = gameInList.extend({
  identityId: id,
  name: z.string(),
  partner: z.object({ name: z.string(), person: player.nullable() }).nullable(),
});

export const ownNames = z.object({
  names: z.array(ownName),
  /** The first fifty. */
  doubts: z.array(doubt),
  doubtCount: z.int(),
  /** The latest fifty. */
  gamesToMark: z.array(gameToMark),
  gamesToMarkCount: z.int(),
  /** The last games that were marked with one click, as long as any of them is. */
  lastSeason: z.object({ id: z.uuid(), games: z.int(), markedAt: z.string() }).nullable(),
});

export const identityInPath = z.object({ id: idInPath });
export const gameIdentityInPath = z.object({ id: idInPath, identityId: idInPath });
export const seasonInPath = z.object({ id: z.uuid() });

export const seasonToMark = z.object({ gameIds: z.array(id).min(1).max(limits.seasonGames) });

export const seasonMarked = z.object({
  /** Null where nothing was left to mark. */
  id: z.uuid().nullable(),
  games: z.int(),
  /** Of these, games where the partner is known too. */
  withPartner: z.int(),
  ...marked,
});

export const seasonUndone = z.object({
  games: z.int(),
  removed: z.int(),
  /** Records that were changed since, and stay. */
  kept: z.int(),
});

export type Objector = (typeof objectors)[number];
export type IdentityState = z.infer<typeof state>;
export type IdentityStatement = z.infer<typeof statement>;
export type PersonOfGame = z.infer<typeof personOfGame>;
export type GamePeople = z.infer<typeof gamePeople>;
export type NewIdentity = z.infer<typeof newIdentity>;
export type IdentityMade = z.infer<typeof identityMade>;
export type OwnName = z.infer<typeof ownName>;
export type NameDoubt = z.infer<typeof doubt>;
export type GameToMark = z.infer<typeof gameToMark>;
export type OwnNames = z.infer<typeof ownNames>;
export type SeasonMarked = z.infer<typeof seasonMarked>;
export type SeasonUndone = z.infer<typeof seasonUndone>;
