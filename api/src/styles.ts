import { isBid } from '@bridge-review/bridge/call';
import { readHand } from '@bridge-review/bridge/hand';
import type { StyleEvidence } from '@bridge-review/bridge/meanings/resolve-style';
import type { Side } from '@bridge-review/bridge/side';
import { styleNames } from '@bridge-review/bridge/meanings/style-name';
import { z } from 'zod';
import { bySide, call, handText, side } from './bridge-schemas.ts';
import { id, idInPath } from './id.ts';

const styleName = z.enum(styleNames);

/** How the style of a pair is known: somebody chose it, the file names it, its openings show it, or nothing does. */
export const resolvedStyle = z.object({
  style: styleName,
  from: z.enum(['choice', 'file', 'openings', 'nothing']),
  /** On other boards of the game, of one or two of anything; and how many of them fit the style. */
  openings: z.int(),
  fitting: z.int(),
});

/** Evidence of the style of a pair: the first of choice, system and openings that says something. */
const pairEvidence = z.object({
  /** As the file has them; null where it does not say. */
  names: z.array(z.string().nullable()),
  /** As the viewer chose for this pair and game. */
  choice: styleName.nullable(),
  /** What the file calls the pair's system. */
  system: z.string().nullable(),
  /** Of the pair, on other boards of the game. */
  openings: z.array(z.object({ call, hand: handText })),
});

/** Evidence of the styles of the two pairs at a table. */
export const tableStyles = bySide(pairEvidence);

export const stylesQuery = z.object({
  table: idInPath.optional().describe("Absent: the viewer's own table of the hand"),
});

export const styleChoice = z.object({
  table: id.nullable().describe("Null: the viewer's own table of the hand"),
  side,
  style: styleName.nullable().describe('Null: as the game tells'),
});

export type TableStyles = z.infer<typeof tableStyles>;
export type StyleChoice = z.infer<typeof styleChoice>;

/** With hands as values. */
export const evidenceOf = ({ choice, system, openings }: TableStyles[Side]): StyleEvidence => ({
  choice,
  system,
  openings: openings.flatMap(({ call: bid, hand }) =>
    isBid(bid) ? [{ call: bid, hand: readHand(hand) }] : [],
  ),
});
