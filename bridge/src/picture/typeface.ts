import { outlines as sansBold } from './fonts/sans-bold.ts';
import { outlines as sans } from './fonts/sans.ts';
import { outlines as serif } from './fonts/serif.ts';

/** A letter as a drawing. */
export interface Glyph {
  /** How far the next letter stands. */
  readonly advance: number;
  /** Upwards from the baseline. */
  readonly outline: string;
}

const sources = { sans, bold: sansBold, serif } as const;

export type TypefaceName = keyof typeof sources;

/** Widths and outlines are in parts of the size. */
export const UNITS_PER_SIZE = 500;

const read = new Map<TypefaceName, ReadonlyMap<string, Glyph>>();

export function glyphOf(typeface: TypefaceName, letter: string): Glyph | undefined {
  const glyphs = read.get(typeface) ?? readGlyphs(sources[typeface]);
  read.set(typeface, glyphs);
  return glyphs.get(letter);
}

function readGlyphs(outlines: string): ReadonlyMap<string, Glyph> {
  const lines = outlines.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [width = '', outline = ''] = line.slice(1).split(/ (.*)/su, 2);
      return [line.charAt(0), { advance: Number(width), outline }];
    }),
  );
}
