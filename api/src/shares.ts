import { seats } from '@bridge-review/bridge/seat';
import { sides } from '@bridge-review/bridge/side';
import { z } from 'zod';
import { trickTable } from './analysis.ts';
import { bySeat, call, card, contract, handText, seat, trickCount, vulnerability } from './bridge-schemas.ts';
import { comparison } from './hands.ts';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { PRINTABLE_LINES } from './printable.ts';

/** Apart from the other limits and messages, which come with every page. */
export const shareLimits = {
  /** Links of one user that are open at the same time. */
  open: 100,
  /** What a user may write above the board. */
  message: 500,
  /** Tables and comments of a board that a visitor is shown. */
  results: 200,
  comments: 20,
} as const;

export const shareMessages = {
  noHands: 'Choose at least one hand.',
  threeHands: 'Three hands tell the fourth. Choose one, two or all four.',
  playNeedsHands: 'The play shows all cards. Choose all four hands with it.',
  playNeedsTable: 'The play belongs to the auction at the table, not to yours.',
  questionNeedsAuction: 'A question stops the auction before a call. Choose the auction with it.',
  questionNeedsHand: 'The question is about a hand that you do not show.',
  noSuchCall: 'The auction has no such call.',
  noAuction: 'This board has no such auction.',
  messageTooLong: 'Your words can have 500 characters at most.',
  hide: 'The side that is hidden at first is NS or EW.',
  tooMany: 'You have 100 open links. Withdraw one that is no longer needed first.',
} as const;

/** How players and commenters are named to visitors. */
const shownNames = ['full', 'initials', 'none'] as const;
const shareDays = [7, 30, 365] as const;

const shown = z.boolean().default(false);

/** What of a board a link shows. What is not chosen is not shown. */
const shownParts = {
  hands: z
    .array(seat)
    .min(1, shareMessages.noHands)
    .max(seats.length)
    .transform((chosen) => seats.filter((one) => chosen.includes(one)))
    .refine((chosen) => chosen.length !== 3, shareMessages.threeHands),
  auction: shown,
  play: shown.describe('Only with all four hands'),
  results: shown.describe('Of all tables'),
  analysis: shown.describe('Tricks double dummy, and par'),
  comments: shown.describe('Those of now, without later ones; and what the file says to calls and cards'),
  names: z.enum(shownNames).default('none'),
  heading: shown.describe('Title and day of the game'),
  signed: shown.describe('By whom it is shared'),
};

const message = z
  .string()
  .trim()
  .max(shareLimits.message, shareMessages.messageTooLong)
  .regex(PRINTABLE_LINES, messages.unprintable)
  .nullable()
  .default(null)
  .transform((text) => text || null);

const days = z
  .union(shareDays.map((count) => z.literal(count)))
  .nullable()
  .default(30)
  .describe('How long the link is open; null means until it is withdrawn');

const playFitsHands = ({ play, hands }: { play: boolean; hands: readonly unknown[] }): boolean =>
  !play || hands.length === seats.length;

const atPlay = { path: ['play'], error: shareMessages.playNeedsHands };

export const newBoardShare = z
  .object({
    ...shownParts,
    message,
    days,
    /** Whose auction, play and result: a table of the file, else the first that the board's own page shows. */
    table: id.nullable().default(null),
    /** The auction of that table, or the one that the user's partnership recorded. */
    auctionOf: z.enum(['table', 'record']).default('table'),
    question: z
      .object({
        before: z
          .int()
          .min(0)
          .max(limits.calls - 1)
          .describe('How many calls the visitor sees'),
      })
      .nullable()
      .default(null)
      .describe('One hand and the auction up to a call; the rest once the visitor has answered'),
  })
  .refine(playFitsHands, atPlay)
  .refine(({ play, auctionOf }) => !play || auctionOf === 'table', {
    path: ['play'],
    error: shareMessages.playNeedsTable,
  })
  .refine(({ question, auction }) => question === null || auction, {
    path: ['question'],
    error: shareMessages.questionNeedsAuction,
  });

export const newGameShare = z.object({ ...shownParts, message, days }).refine(playFitsHands, atPlay);

export const shareInPath = z.object({ id: idInPath });
const token = z.string().regex(/^[\w-]{43}$/);
export const sharedInPath = z.object({ token });
export const sharedBoardInPath = z.object({ token, place: idInPath });
export const embedQuery = z.object({
  hide: z
    .enum(sides, shareMessages.hide)
    .optional()
    .describe('A side whose hands visitors open for themselves'),
});

/** A link as its owner sees it in their list; the link itself is not kept. */
const share = z.object({
  id,
  gameId: id,
  title: z.string(),
  /** Null for the whole game. */
  handId: id.nullable(),
  boardNumber: z.int().nullable(),
  isQuestion: z.boolean(),
  createdAt: z.string(),
  /** Null means until it is withdrawn. */
  expiresAt: z.string().nullable(),
});

export const shares = z.array(share);

/** The only answer that has the token. */
export const madeShare = share.extend({ token: z.string() });

// What a visitor gets. These schemas hold what can be chosen, and nothing else: an optional part is there if it was.

const named = bySeat(z.string().nullable());

const said = { note: z.string().nullable(), comments: z.array(z.string()) };

const sharedAuction = z.object({
  dealer: seat,
  calls: z.array(call),
  /** The notes and comments of the file are there only with comments. */
  annotations: z.array(z.object({ call: z.int(), alerted: z.boolean(), ...said })),
});

const played = card.nullable();

const sharedPlay = z.object({
  leader: seat,
  tricks: z.array(bySeat(played)),
  annotations: z.array(z.object({ trick: z.int(), seat, ...said })),
});

const outcome = {
  contract: contract.nullable(),
  declarer: seat.nullable(),
  tricks: trickCount.nullable(),
};

const sharedResult = z.object({
  ...outcome,
  players: named.optional(),
  scoreNS: z.int().nullable(),
  comparison,
});

const boardHead = { boardNumber: z.int(), dealer: seat, vulnerability };

export const sharedBoard = z.object({
  ...boardHead,
  hands: bySeat(handText.optional()),
  auction: sharedAuction.optional(),
  play: sharedPlay.optional(),
  /** At the table of the auction; the tricks only with the play or the results. */
  outcome: z.object(outcome).optional(),
  /** Who sat at that table. */
  players: named.optional(),
  /** The best for North and South first. */
  results: z.object({ total: z.int(), rows: z.array(sharedResult) }).optional(),
  analysis: z.object({ tricks: trickTable.nullable() }).optional(),
  comments: z
    .array(z.object({ author: z.string().nullable(), content: z.string(), createdAt: z.string() }))
    .optional(),
});

/** Parts of a board that are chosen one by one, beside its hands. */
export const optionalParts = ['auction', 'play', 'results', 'analysis', 'comments'] as const;

/** A board before the visitor has answered. */
const sharedQuestion = z.object({
  ...boardHead,
  seat,
  hand: handText,
  /** Those before the visitor's. */
  calls: z.array(call),
  /** The calls of these indices were alerted. */
  alerted: z.array(z.int()),
  /** What the visitor sees after answering. */
  opens: z.object({ hands: z.array(seat), parts: z.array(z.enum(optionalParts)) }),
});

/** What whoever has a link sees: a board, a question, or the boards of a game. */
export const shared = z.object({
  heading: z.object({ title: z.string(), date: z.iso.date().nullable() }).optional(),
  sharedBy: z.string().optional(),
  message: z.string().optional(),
  expiresAt: z.string().nullable(),
  board: sharedBoard.optional(),
  question: sharedQuestion.optional(),
  boards: z.array(z.object({ place: z.int(), ...boardHead })).optional(),
});

/** What visitors would see, before there is a link. Of a question also what opens, of a game its first board. */
export const sharePreview = z.object({ shared, opened: sharedBoard.optional() });

export type NewBoardShare = z.output<typeof newBoardShare>;
export type NewGameShare = z.output<typeof newGameShare>;
export type BoardShareForm = z.input<typeof newBoardShare>;
export type GameShareForm = z.input<typeof newGameShare>;
/** Of what a link shows, all that is chosen for boards and games alike. */
export type ShownParts = Pick<NewBoardShare, keyof typeof shownParts>;
export type ShownNames = (typeof shownNames)[number];
export type Share = z.infer<typeof share>;
export type MadeShare = z.infer<typeof madeShare>;
export type Shared = z.infer<typeof shared>;
export type SharedBoard = z.infer<typeof sharedBoard>;
export type SharedQuestion = z.infer<typeof sharedQuestion>;
export type SharedAuction = z.infer<typeof sharedAuction>;
export type SharedPlay = z.infer<typeof sharedPlay>;
export type SharedResult = z.infer<typeof sharedResult>;
export type SharePreview = z.infer<typeof sharePreview>;
