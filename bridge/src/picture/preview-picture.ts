/**
 * The picture by which messengers and forums announce a board, 1200 × 630 pixels.
 *
 * @module
 */
import type { Auction } from '../auction.ts';
import { pointsOf, type Hand } from '../hand.ts';
import { seatName, seats, type Seat } from '../seat.ts';
import { colours } from './colours.ts';
import { dealerAndVulnerability } from './dealer-text.ts';
import { drawAuction } from './draw-auction.ts';
import { DEAL_HEIGHT, drawDeal, drawRows, type PicturedBoard } from './draw-deal.ts';
import { Drawing, fitting, isDrawable, type TextStyle, widthOf, wrapped } from './drawing.ts';
import { SUIT_SHAPES } from './suit-shape.ts';

const PREVIEW_WIDTH = 1200;
const PREVIEW_HEIGHT = 630;

export interface Preview {
  readonly board: PicturedBoard;
  /** Of the game, at the top; left out where it has letters of other scripts than Latin, Greek and Cyrillic. */
  readonly title: string | null;
  /** Such as `3NT by South`, or a question. */
  readonly heading: string;
  /** A sentence or two, left out where it has letters of other scripts. Suits may stand in it: `Lead ♠2`. */
  readonly text: string;
  /** As far as it is to be seen. */
  readonly auction: Auction | null;
  /** Whether the next call is what is asked for. */
  readonly asks?: boolean;
}

const MARGIN = 44;
const RIGHT = PREVIEW_WIDTH - MARGIN;
const TITLE: TextStyle = { typeface: 'sans', size: 25, colour: colours.ink2 };
const TEXT: TextStyle = TITLE;
const HEADING: TextStyle = { typeface: 'serif', size: 46, colour: colours.ink, tracking: -0.01 };
/** Nothing is smaller, so that it can be read at a third of its size. */
const SMALLEST = 24;

/** With a single hand to be seen that hand is large; else the deal stands beside the auction. */
export function previewPicture({ board, title, heading, text, auction, asks = false }: Preview): string {
  const drawing = new Drawing(PREVIEW_WIDTH, PREVIEW_HEIGHT);
  const name = board.number === null ? '' : `Board ${board.number}`;
  drawMasthead(drawing, titleOf(title, name));
  const [only, ...others] = seats.filter((seat) => board.deal[seat] !== null);
  const hand = only === undefined || others.length > 0 ? null : board.deal[only];
  const border = hand === null ? 734 : 564;
  if (only !== undefined && hand !== null) drawHand(drawing, only, hand, border);
  else
    drawDeal(drawing, board, { middle: 379, top: 96 + (PREVIEW_HEIGHT - 96 - DEAL_HEIGHT) / 2, room: 227 });
  drawing.line(border, 88, border, PREVIEW_HEIGHT, colours.line2);
  drawSide(drawing, { x: border + 36, board, heading, text, auction, asks, size: hand === null ? 29 : 36 });
  return drawing.toSvg([name, heading, dealerAndVulnerability(board)].filter(Boolean).join('. '));
}

/** In other scripts the board stands alone. */
function titleOf(title: string | null, name: string): string {
  const words = (title ?? '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return [isDrawable(words, TITLE) ? words : '', name].filter(Boolean).join(', ');
}

function drawMasthead(drawing: Drawing, title: string): void {
  const place = 'translate(44 20) scale(.875)';
  drawing.outline('M11 11h26v26H11z', place, `fill="none" stroke="${colours.ink}" stroke-width="2.5"`);
  drawing.outline('M12 4h24M12 44h24M4 12v24M44 12v24', place, `stroke="${colours.green}" stroke-width="5"`);
  drawing.outline(SUIT_SHAPES.S.path, 'translate(57.6 33.6) scale(.62)', `fill="${colours.ink}"`);
  const brand: TextStyle = { typeface: 'serif', size: 34, colour: colours.ink, tracking: -0.005 };
  drawing.text('Bridge Review', 102, 51, brand);
  const room = RIGHT - 102 - widthOf('Bridge Review', brand) - 40;
  const style = fitting(title, TITLE, room, SMALLEST);
  const lines = wrapped(title, style, room);
  const first = lines.length === 1 ? 49 : 36;
  for (const [index, line] of lines.slice(0, 2).entries()) {
    // A single word may still be too wide.
    const fitted = fitting(line, style, room, 14);
    drawing.text(line, RIGHT, first + index * 29, fitted, 'end');
  }
  drawing.line(MARGIN, 80.5, RIGHT, 80.5, colours.ink, { width: 3 });
  drawing.line(MARGIN, 86.2, RIGHT, 86.2, colours.ink, { width: 1.5 });
}

function drawHand(drawing: Drawing, seat: Seat, hand: Hand, border: number): void {
  const [x, right, top] = [MARGIN, border - 40, 160];
  drawing.text(seatName(seat), x, top, { ...HEADING, size: 36 });
  drawing.text(`${pointsOf(hand)} HCP`, right, top, TEXT, 'end');
  drawing.line(x, top + 16, right, top + 16, colours.line2, { width: 1.5 });
  const style: TextStyle = { typeface: 'bold', size: 62, colour: colours.ink, tracking: 0.07 };
  drawRows(drawing, hand, { x, y: top + 34, row: 84, column: 72, style, room: right - x - 72 });
}

function drawSide(
  drawing: Drawing,
  {
    x,
    board,
    heading,
    text,
    auction,
    asks,
    size,
  }: Pick<Preview, 'board' | 'heading' | 'text' | 'auction'> & { x: number; asks: boolean; size: number },
): void {
  const room = RIGHT - x;
  const style = fitting(heading, HEADING, room, 32);
  const headings = wrapped(heading, style, room).slice(0, 2);
  for (const [index, line] of headings.entries()) {
    drawing.text(line, x, 145 + index * style.size * 1.12, fitting(line, style, room, 14));
  }
  const words = [
    ...wrapped(dealerAndVulnerability(board), TEXT, room),
    ...(text === '' || !isDrawable(text, TEXT) ? [] : wrapped(text, TEXT, room)),
  ];
  const lines = words.slice(0, 5);
  const textTop = PREVIEW_HEIGHT - 30 - lines.length * 33;
  for (const [index, line] of lines.entries()) drawing.text(line, x, textTop + 25 + index * 33, TEXT);
  if (auction === null) return;
  const y = 174 + (headings.length - 1) * style.size * 1.12;
  drawAuction(
    drawing,
    auction,
    board.vulnerability,
    { x, y, width: room, height: textTop - 8 - y, size },
    asks,
  );
}
