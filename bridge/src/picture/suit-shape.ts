/**
 * The four suits as drawings: fonts differ, and phones turn the characters into emoji.
 *
 * ```ts
 * import { SUIT_SHAPES } from '@bridge-review/bridge/picture/suit-shape';
 *
 * SUIT_SHAPES.D.viewBox; // => '3.4 0 17.2 24'
 * ```
 *
 * @module
 */
import type { Suit } from '../suit.ts';

interface SuitShape {
  readonly name: string;
  /** Cropped to the drawing's own width, so that the gap to a digit is the same for all four. */
  readonly viewBox: string;
  readonly path: string;
}

export const SUIT_SHAPES: Readonly<Record<Suit, SuitShape>> = {
  S: {
    name: 'spade',
    viewBox: '2 0 20 24',
    path:
      'M12 1.2c2.6 4.3 9.6 7.9 9.6 12.9 0 2.7-2 4.5-4.4 4.5-1.8 0-3.3-.9-4.1-2.4.1 2.7 1.1 4.8 3.5 6.4H7.4' +
      'c2.4-1.6 3.4-3.7 3.5-6.4-.8 1.5-2.3 2.4-4.1 2.4-2.4 0-4.4-1.8-4.4-4.5C2.4 9.1 9.4 5.5 12 1.2z',
  },
  H: {
    name: 'heart',
    viewBox: '1.5 0 21 24',
    path:
      'M12 22.3c-2.7-4.1-10.2-8.3-10.2-14.1 0-3.2 2.3-5.5 5.2-5.5 2.2 0 4.1 1.3 5 3.4.9-2.1 2.8-3.4 5-3.4' +
      ' 2.9 0 5.2 2.3 5.2 5.5 0 5.8-7.5 10-10.2 14.1z',
  },
  D: {
    name: 'diamond',
    viewBox: '3.4 0 17.2 24',
    path: 'M12 .9c2.3 4.3 5 7.9 8.3 11.1-3.3 3.2-6 6.8-8.3 11.1-2.3-4.3-5-7.9-8.3-11.1C7 8.8 9.7 5.2 12 .9z',
  },
  C: {
    name: 'club',
    viewBox: '1.5 0 21 24',
    path:
      'M12 1.4a4.9 4.9 0 0 1 3.7 8.1 4.9 4.9 0 1 1-2.7 6.8c.1 2.6 1.1 4.7 3.5 6.3H7.5c2.4-1.6 3.4-3.7 3.5-6.3' +
      'a4.9 4.9 0 1 1-2.7-6.8A4.9 4.9 0 0 1 12 1.4z',
  },
};
