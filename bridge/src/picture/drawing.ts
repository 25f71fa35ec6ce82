import { suits, suitSymbol, type Suit } from '../suit.ts';
import { colours } from './colours.ts';
import { SUIT_SHAPES } from './suit-shape.ts';
import { glyphOf, UNITS_PER_SIZE, type TypefaceName } from './typeface.ts';

/** How a line of text is set. */
export interface TextStyle {
  readonly typeface: TypefaceName;
  /** In pixels. */
  readonly size: number;
  readonly colour: string;
  /** Added after each letter, in parts of the size. */
  readonly tracking?: number;
}

type Align = 'start' | 'middle' | 'end';

/** The height of a suit, in parts of the size of the text that it stands in. */
const SUIT_HEIGHT = 0.78;

const suitOfSymbol: ReadonlyMap<string, Suit> = new Map(suits.map((suit) => [suitSymbol(suit), suit]));

/** Whether pictures have all letters of a text. Suits are drawings. */
export const isDrawable = (text: string, { typeface }: Pick<TextStyle, 'typeface'>): boolean =>
  [...text].every((letter) => suitOfSymbol.has(letter) || glyphOf(typeface, letter) !== undefined);

/** In pixels. */
export function widthOf(text: string, style: TextStyle): number {
  const { size, tracking = 0 } = style;
  const letters = [...text];
  const widths = letters.map((letter) => letterWidth(letter, style) + tracking * size);
  return widths.reduce((sum, width) => sum + width, 0) - (letters.length > 0 ? tracking * size : 0);
}

/** The style with the size at which the text fits, which is not below the smallest. */
export function fitting(text: string, style: TextStyle, width: number, smallest: number): TextStyle {
  const size = Math.min(style.size, (style.size * width) / widthOf(text, style));
  return { ...style, size: Math.max(smallest, Math.floor(size * 10) / 10) };
}

/** The words in lines of this width. A longer word stands alone. */
export function wrapped(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function letterWidth(letter: string, { typeface, size }: TextStyle): number {
  const suit = suitOfSymbol.get(letter);
  if (suit !== undefined) return suitWidth(suit, size * SUIT_HEIGHT) + size * 0.1;
  return ((glyphOf(typeface, letter)?.advance ?? 0) * size) / UNITS_PER_SIZE;
}

const suitWidth = (suit: Suit, height: number): number => {
  const [, , width = 24] = SUIT_SHAPES[suit].viewBox.split(' ').map(Number);
  return (width * height) / 24;
};

/** Collects the parts of a picture. Letters are outlines, each defined once: no reader needs a font. */
export class Drawing {
  readonly #width: number;
  readonly #height: number;
  readonly #parts: string[] = [];
  readonly #defined = new Map<string, string>();

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.rectangle(0, 0, width, height, { fill: colours.paper });
  }

  rectangle(
    x: number,
    y: number,
    width: number,
    height: number,
    look: {
      readonly fill?: string;
      readonly stroke?: string;
      readonly strokeWidth?: number;
      readonly radius?: number;
    },
  ): void {
    const { fill = 'none', stroke, strokeWidth = 1, radius } = look;
    const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth}"`;
    const corner = radius === undefined ? '' : ` rx="${radius}"`;
    this.#parts.push(
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${edge}${corner}/>`,
    );
  }

  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    stroke: string,
    look: { readonly width?: number; readonly dashed?: boolean } = {},
  ): void {
    const dashes = look.dashed === true ? ' stroke-dasharray="4 4"' : '';
    this.#parts.push(
      `<path d="M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}" stroke="${stroke}" stroke-width="${look.width ?? 1}"${dashes}/>`,
    );
  }

  disc(x: number, y: number, radius: number, fill: string): void {
    this.#parts.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${fill}"/>`);
  }

  /** An outline as it stands in a square of 48, for the sign of the house. */
  outline(path: string, transform: string, look: string): void {
    this.#parts.push(`<path d="${path}" transform="${transform}" ${look}/>`);
  }

  /** A suit of this height, with its left edge here or in the middle of a column that begins here. */
  suit(suit: Suit, x: number, middle: number, height: number, column?: number): void {
    const [left = 0] = SUIT_SHAPES[suit].viewBox.split(' ').map(Number);
    const scale = height / 24;
    const indent = column === undefined ? 0 : (column - suitWidth(suit, height)) / 2;
    const id = this.#define(`suit-${suit}`, SUIT_SHAPES[suit].path);
    const colour = suit === 'H' || suit === 'D' ? colours.red : colours.ink;
    this.#parts.push(
      `<use href="#${id}" transform="translate(${short(x + indent - left * scale)} ${short(middle - height / 2)}) scale(${short(scale, 4)})" fill="${colour}"/>`,
    );
  }

  /** A line of text on this baseline. */
  text(text: string, x: number, baseline: number, style: TextStyle, align: Align = 'start'): void {
    const { size, colour, typeface, tracking = 0 } = style;
    const width = widthOf(text, style);
    const start = x - (align === 'start' ? 0 : align === 'end' ? width : width / 2);
    const scale = size / UNITS_PER_SIZE;
    const uses: string[] = [];
    let at = 0;
    for (const letter of text) {
      const suit = suitOfSymbol.get(letter);
      const glyph = glyphOf(typeface, letter);
      if (suit !== undefined)
        this.suit(suit, start + at + size * 0.06, baseline - size * 0.33, size * SUIT_HEIGHT);
      else if (glyph !== undefined && glyph.outline !== '') {
        const id = this.#define(`${typeface}-${letter.codePointAt(0)?.toString(16)}`, glyph.outline);
        uses.push(`<use href="#${id}" x="${short(at / scale, 0)}"/>`);
      }
      at += letterWidth(letter, style) + tracking * size;
    }
    if (uses.length > 0) {
      const place = `translate(${short(start)} ${short(baseline)}) scale(${short(scale, 5)} ${short(-scale, 5)})`;
      this.#parts.push(`<g transform="${place}" fill="${colour}">${uses.join('')}</g>`);
    }
  }

  /** The whole picture, with words for those who do not see it. */
  toSvg(words: string): string {
    const defined = [...this.#defined].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.#width}" height="${this.#height}" viewBox="0 0 ${this.#width} ${this.#height}" role="img">`,
      `<title>${escaped(words)}</title>`,
      `<defs>${defined.join('')}</defs>`,
      ...this.#parts,
      '</svg>\n',
    ].join('\n');
  }

  #define(id: string, outline: string): string {
    this.#defined.set(id, outline);
    return id;
  }
}

const short = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));

/** Without what XML has no place for. */
/** Without what XML has no place for. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
