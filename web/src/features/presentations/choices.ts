import { z } from 'zod';

/** Whose hands a presentation shows before anything has happened. */
export const firstHands = ['S', 'N', 'E', 'W', 'NS', 'EW', 'declarer', 'leader', 'all', 'none'] as const;
export type FirstHands = (typeof firstHands)[number];

export const FIRST_HANDS_TEXT: Readonly<Record<FirstHands, string>> = {
  S: 'South',
  N: 'North',
  E: 'East',
  W: 'West',
  NS: 'North and South',
  EW: 'East and West',
  declarer: 'Declarer',
  leader: 'Opening leader',
  all: 'All four',
  none: 'None',
};

export const auctionPaces = ['calls', 'whole', 'none'] as const;
export type AuctionPace = (typeof auctionPaces)[number];

export const AUCTION_TEXT: Readonly<Record<AuctionPace, string>> = {
  calls: 'Call by call',
  whole: 'All at once',
  none: 'Left out',
};

export const playPaces = ['tricks', 'cards', 'lead', 'none'] as const;
export type PlayPace = (typeof playPaces)[number];

export const PLAY_TEXT: Readonly<Record<PlayPace, string>> = {
  tricks: 'Trick by trick',
  cards: 'Card by card',
  lead: 'Only the lead and dummy',
  none: 'Left out',
};

export const endings = ['analysis', 'result', 'hands'] as const;
export type Ending = (typeof endings)[number];

export const ENDING_TEXT: Readonly<Record<Ending, string>> = {
  analysis: 'All hands, result, tricks and par',
  result: 'All hands and the result',
  hands: 'All hands',
};

/** How a board is presented. */
const pacing = z.object({
  first: z.enum(firstHands),
  auction: z.enum(auctionPaces),
  play: z.enum(playPaces),
  ending: z.enum(endings),
});
export type Pacing = z.infer<typeof pacing>;

export const choices = pacing.extend({
  /** How many boards of the game come before those to choose from. */
  from: z.int().min(0),
  /** Boards that are left out, by their id. */
  without: z.array(z.int()).max(1_000),
  /** Where auction and play come from, as `tableText` names it; null for one's own table, else the fullest record. */
  table: z.string().max(400).nullable(),
  /** The same for single boards. */
  tables: z.array(z.object({ handId: z.int(), tableId: z.int() })).max(1_000),
});
export type Choices = z.infer<typeof choices>;

export const DEFAULT_CHOICES: Choices = {
  first: 'S',
  auction: 'calls',
  play: 'tricks',
  ending: 'analysis',
  from: 0,
  without: [],
  table: null,
  tables: [],
};
