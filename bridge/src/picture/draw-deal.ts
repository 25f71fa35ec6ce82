import type { BoardNumber } from '../board.ts';
import type { HandsBySeat } from '../deal-text.ts';
import type { Hand } from '../hand.ts';
import { formatHolding } from '../holding.ts';
import { seatName, seats, type Seat } from '../seat.ts';
import { sideOf } from '../side.ts';
import { suits } from '../suit.ts';
import { isVulnerable, type Vulnerability } from '../vulnerability.ts';
import { colours } from './colours.ts';
import { type Drawing, fitting, type TextStyle, widthOf } from './drawing.ts';

/** A board as a picture shows it; hands that are not to be seen are null. */
export interface PicturedBoard {
  readonly number: BoardNumber | null;
  readonly deal: HandsBySeat;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
}

const NAME: TextStyle = { typeface: 'serif', size: 23, colour: colours.ink };
const RANKS: TextStyle = { typeface: 'bold', size: 29, colour: colours.ink, tracking: 0.07 };

const TABLE = { width: 172, height: 146, side: 29 } as const;
const HAND = { width: 172, sideWidth: 150, head: 31, row: 32.8 } as const;
const HAND_HEIGHT = HAND.head + 4 * HAND.row;
const GAP = { across: 22, down: 12 } as const;

/** Of the whole compass. */
export const DEAL_HEIGHT = 3 * HAND_HEIGHT + 2 * GAP.down;

/** Four hands around the table; `middle` and `top` are those of the compass, `room` is the width of a hand at the side. */
export function drawDeal(
  drawing: Drawing,
  board: PicturedBoard,
  at: { middle: number; top: number; room: number },
): void {
  const { middle, top, room } = at;
  const left = middle - TABLE.width / 2;
  const right = middle + TABLE.width / 2 + GAP.across;
  const [second, third] = [top + HAND_HEIGHT + GAP.down, top + 2 * (HAND_HEIGHT + GAP.down)];
  const { N, E, S, W } = board.deal;
  const westWidth = Math.min(room, Math.max(HAND.sideWidth, W ? handWidth(W) : 0));
  drawHand(drawing, 'N', N, { x: left, y: top, width: HAND.width, room: 2 * room });
  drawHand(drawing, 'W', W, { x: left - GAP.across - westWidth, y: second, width: westWidth, room });
  drawHand(drawing, 'E', E, { x: right, y: second, width: HAND.sideWidth, room });
  drawHand(drawing, 'S', S, { x: left, y: third, width: HAND.width, room: 2 * room });
  drawTable(drawing, board, left, second + (HAND_HEIGHT - TABLE.height) / 2);
}

const SUIT_COLUMN = 32;

const longest = (hand: Hand): string =>
  suits
    .map((suit) => formatHolding(hand[suit]))
    .reduce((one, other) => (widthOf(other, RANKS) > widthOf(one, RANKS) ? other : one));

const handWidth = (hand: Hand): number => SUIT_COLUMN + widthOf(longest(hand), RANKS);

function drawHand(
  drawing: Drawing,
  seat: Seat,
  hand: Hand | null,
  { x, y, width, room }: { x: number; y: number; width: number; room: number },
): void {
  drawing.text(seatName(seat), x, y + 20, NAME);
  drawing.line(x, y + 28.5, x + width, y + 28.5, colours.line2, { dashed: hand === null });
  if (hand === null) return;
  drawRows(drawing, hand, {
    x,
    y: y + HAND.head,
    row: HAND.row,
    column: SUIT_COLUMN,
    style: RANKS,
    room: room - SUIT_COLUMN,
  });
}

interface Rows {
  readonly x: number;
  readonly y: number;
  /** Of a row's height, and of the suits' width. */
  readonly row: number;
  readonly column: number;
  readonly style: TextStyle;
  /** For the ranks, which are set smaller where they need more. */
  readonly room: number;
}

/** Four suits, one below the other. */
export function drawRows(
  drawing: Drawing,
  hand: Hand,
  { x, y, row, column, style: wanted, room }: Rows,
): void {
  const style = fitting(longest(hand), wanted, room, 14);
  const height = style.size * 0.74;
  for (const [index, suit] of suits.entries()) {
    const middle = y + (index + 0.5) * row;
    drawing.suit(suit, x, middle, height, style.size * 0.78);
    drawing.text(formatHolding(hand[suit]) || '–', x + column, middle + style.size * 0.33, style);
  }
}

/** Sides that are vulnerable are red; the disc is at the dealer. Words say both elsewhere in each picture. */
function drawTable(
  drawing: Drawing,
  { number, dealer, vulnerability }: PicturedBoard,
  x: number,
  y: number,
): void {
  const { width, height, side } = TABLE;
  drawing.rectangle(x, y, width, height, { fill: colours.sunk, radius: 6 });
  const areas = {
    N: { x, y, width, height: side },
    S: { x, y: y + height - side, width, height: side },
    W: { x, y: y + side, width: side, height: height - 2 * side },
    E: { x: x + width - side, y: y + side, width: side, height: height - 2 * side },
  };
  for (const seat of seats) {
    const area = areas[seat];
    const red = isVulnerable(vulnerability, sideOf(seat));
    const colour = red ? colours.onRed : colours.ink;
    if (red) drawing.rectangle(area.x, area.y, area.width, area.height, { fill: colours.red, radius: 5 });
    if (red)
      drawing.rectangle(area.x, area.y + (seat === 'S' ? 0 : 6), area.width, area.height - 6, {
        fill: colours.red,
      });
    const [across, down] = [area.x + area.width / 2, area.y + area.height / 2];
    drawing.text(seat, across, down + 6.5, { typeface: 'bold', size: 19, colour }, 'middle');
    if (seat !== dealer) continue;
    const isFlat = area.width > area.height;
    const [discX, discY] = [isFlat ? across - 26 : across, isFlat ? down : down - 26];
    drawing.disc(discX, discY, 10, colour);
    const inDisc = red ? colours.red : colours.paper;
    drawing.text('D', discX, discY + 5, { typeface: 'bold', size: 15, colour: inDisc }, 'middle');
  }
  const edge = { stroke: colours.control, strokeWidth: 1.5 };
  drawing.rectangle(x + side, y + side, width - 2 * side, height - 2 * side, {
    fill: colours.surface,
    ...edge,
  });
  drawing.rectangle(x, y, width, height, { ...edge, radius: 6 });
  const figure = number === null ? '' : String(number);
  const style = fitting(
    figure,
    { typeface: 'serif', size: 62, colour: colours.ink, tracking: -0.02 },
    width - 2 * side - 16,
    20,
  );
  drawing.text(figure, x + width / 2, y + height / 2 + style.size * 0.34, style, 'middle');
}
