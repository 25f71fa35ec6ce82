import type { Auction } from '../auction.ts';
import { isBid, levelOf, strainOf, type Bid, type Call } from '../call.ts';
import { placesBetween, seatName, seatsFrom } from '../seat.ts';
import { sideOf } from '../side.ts';
import { suitSymbol } from '../suit.ts';
import { isVulnerable, type Vulnerability } from '../vulnerability.ts';
import { colours } from './colours.ts';
import { type Drawing, type TextStyle, widthOf } from './drawing.ts';

interface AuctionPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** At most so tall; a long auction is set smaller, and of a very long one the first rows are left out. */
  readonly height: number;
  /** Of the calls. */
  readonly size: number;
}

/** A call that is asked for. */
const QUESTION = '?';

const HEAD = 44;
const SMALLEST = 22;

/** West, North, East and South side by side. With `asks` the next call is a question. */
export function drawAuction(
  drawing: Drawing,
  auction: Auction,
  vulnerability: Vulnerability,
  { x, y, width, height, size }: AuctionPlace,
  asks: boolean,
): void {
  const column = width / 4;
  for (const [place, seat] of seatsFrom('W').entries()) {
    const red = isVulnerable(vulnerability, sideOf(seat));
    const head: TextStyle = { typeface: 'bold', size: 22, colour: red ? colours.ink : colours.ink2 };
    drawing.text(seatName(seat), x + (place + 0.5) * column, y + 26, head, 'middle');
    const rule = red ? { width: 4 } : { width: 1.5 };
    drawing.line(
      x + place * column,
      y + HEAD - 2,
      x + (place + 1) * column,
      y + HEAD - 2,
      red ? colours.red : colours.line2,
      rule,
    );
  }
  const cells = [
    ...Array.from({ length: placesBetween('W', auction.dealer) }, () => ''),
    ...auction.calls,
    ...(asks ? [QUESTION] : []),
  ];
  const wanted = Math.ceil(cells.length / 4);
  const scale = Math.max(SMALLEST / size, Math.min(1, (height - HEAD) / (wanted * size * 1.76)));
  const row = size * 1.76 * scale;
  const rows = Math.max(1, Math.min(wanted, Math.floor((height - HEAD) / row)));
  const left = cells.slice((wanted - rows) * 4);
  const style: TextStyle = { typeface: 'bold', size: size * scale, colour: colours.ink };
  for (let index = 0; index < rows; index++) {
    const bottom = y + HEAD + (index + 1) * row;
    drawing.line(x, bottom, x + width, bottom, colours.line);
    for (const [place, call] of left.slice(index * 4, index * 4 + 4).entries()) {
      drawCell(
        drawing,
        call as Call | '?' | '',
        { x: x + place * column, y: bottom - row, width: column, height: row },
        style,
      );
    }
  }
}

function drawCell(
  drawing: Drawing,
  call: Call | typeof QUESTION | '',
  cell: { x: number; y: number; width: number; height: number },
  style: TextStyle,
): void {
  const middle = cell.x + cell.width / 2;
  const baseline = cell.y + cell.height / 2 + style.size * 0.34;
  if (call === '') return;
  if (call === QUESTION) {
    const ring = { fill: colours.greenSoft, stroke: colours.green, strokeWidth: 3 };
    drawing.rectangle(cell.x + 1.5, cell.y + 1.5, cell.width - 3, cell.height - 3, ring);
    drawing.text(QUESTION, middle, baseline, { ...style, colour: colours.green }, 'middle');
  } else if (isBid(call)) drawBid(drawing, call, middle, baseline, style);
  else {
    const word: TextStyle = {
      typeface: 'sans',
      size: Math.max(SMALLEST, style.size * 0.86),
      colour: call === 'Pass' ? colours.ink3 : colours.red,
    };
    const tooWide = Math.min(1, (cell.width - 6) / widthOf(call, word));
    drawing.text(call, middle, baseline, { ...word, size: word.size * tooWide }, 'middle');
  }
}

/** `3NT` has smaller capitals, as on the pages. */
function drawBid(drawing: Drawing, bid: Bid, middle: number, baseline: number, style: TextStyle): void {
  const strain = strainOf(bid);
  if (strain !== 'NT') {
    drawing.text(`${levelOf(bid)}${suitSymbol(strain)}`, middle, baseline, style, 'middle');
    return;
  }
  const small = { ...style, size: style.size * 0.84 };
  const level = String(levelOf(bid));
  const [first, second] = [widthOf(level, style), widthOf('NT', small)];
  const start = middle - (first + second) / 2;
  drawing.text(level, start, baseline, style);
  drawing.text('NT', start + first, baseline, small);
}
