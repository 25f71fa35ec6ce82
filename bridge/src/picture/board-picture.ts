/**
 * A board as a picture (SVG), from the design of the pages: letters and suits are outlines, so that it looks the same
 * everywhere.
 *
 * ```ts
 * import { boardNumber } from '@bridge-review/bridge/board';
 * import { parseDeal } from '@bridge-review/bridge/deal';
 * import { boardPicture } from '@bridge-review/bridge/picture/board-picture';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
 * const svg = boardPicture({ number: unwrap(boardNumber(7)), deal, dealer: 'S', vulnerability: 'All' });
 * svg.includes('<title>Board 7. Dealer South, both vul</title>'); // => true
 * ```
 *
 * @module
 */
import { colours } from './colours.ts';
import { dealerAndVulnerability } from './dealer-text.ts';
import { DEAL_HEIGHT, drawDeal, type PicturedBoard } from './draw-deal.ts';
import { Drawing } from './drawing.ts';

const MARGIN = 28;
/** For a hand at the side. */
const ROOM = 226;
const WIDTH = 2 * (MARGIN + ROOM) + 216;

/** The deal alone, with dealer and vulnerability in words. */
export function boardPicture(board: PicturedBoard): string {
  const drawing = new Drawing(WIDTH, DEAL_HEIGHT + 2 * MARGIN);
  const words = dealerAndVulnerability(board);
  for (const [line, text] of words.split(', ').entries()) {
    drawing.text(text, MARGIN, MARGIN + 20 + line * 27, { typeface: 'sans', size: 21, colour: colours.ink2 });
  }
  drawDeal(drawing, board, { middle: WIDTH / 2, top: MARGIN, room: ROOM });
  return drawing.toSvg(`${board.number === null ? 'A board' : `Board ${board.number}`}. ${words}`);
}
