/**
 * A claim: the play stopped before the last card, and the table agreed on the rest. No format has a word for it that
 * files use reliably, but cards that stop short of a known result say as much.
 *
 * ```ts
 * import { claimIn } from '@bridge-review/bridge/claim';
 * import { playFromCards } from '@bridge-review/bridge/play';
 *
 * const play = playFromCards('W', 'NT', ['DQ', 'DK', 'DA', 'D8', 'H5']);
 * claimIn(play, { strain: 'NT', declarer: 'S' }, 9); // => { declarer: 9, of: 12 }
 * claimIn(play, { strain: 'NT', declarer: 'S' }, null); // => null
 * ```
 *
 * @module
 */
import type { DeclaredContract, Tricks } from './contract.ts';
import { cardsInOrder, type Play } from './play.ts';
import { playPositionAfter } from './play-position.ts';
import { seats } from './seat.ts';
import { sideOf } from './side.ts';

/** How the tricks that were not played out were shared. */
export interface Claim {
  /** The declarer's share. */
  readonly declarer: number;
  readonly of: number;
}

/** A record of the lead alone is no play: most club files hold nothing more. */
const CARDS_OF_A_TRICK = 4;
const ALL_CARDS = 52;

/**
 * What was agreed on after the last recorded card; null if all cards were played, if some are unknown, if the result
 * is, or if it cannot have come about after these tricks.
 */
export function claimIn(
  play: Play,
  { strain, declarer }: Pick<DeclaredContract, 'strain' | 'declarer'>,
  tricks: Tricks | null,
): Claim | null {
  const line = cardsInOrder(play, strain);
  const known = play.tricks.flatMap((trick) => seats.filter((seat) => trick[seat] !== null)).length;
  if (tricks === null || line.length < known) return null;
  if (line.length < CARDS_OF_A_TRICK || line.length >= ALL_CARDS) return null;
  const { won } = playPositionAfter(line, strain, line.length);
  const share = tricks - won[sideOf(declarer)];
  const of = 13 - won.NS - won.EW;
  return share < 0 || share > of ? null : { declarer: share, of };
}
