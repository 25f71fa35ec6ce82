import { type TextStyle, widthOf } from '../picture/drawing.ts';

/** Each letter that is drawn, with where it stands and how large: `serif-4e at 293 122 (23)`. */
export function lettersOf(svg: string): { id: string; x: number; y: number; right: number; size: number }[] {
  const groups = svg.matchAll(
    /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+) -[\d.]+\)"[^>]*>(.*?)<\/g>/gu,
  );
  return [...groups].flatMap(([, x, y, scale, uses = '']) =>
    [...uses.matchAll(/href="#([\w-]+)" x="(\d+)"/gu)].map(([, id = '', at]) => {
      const left = Number(x) + Number(at) * Number(scale);
      const size = Number(scale) * 500;
      const [typeface, code] = id.split('-') as [TextStyle['typeface'], string];
      const style = { typeface, size, colour: '' };
      return {
        id,
        x: left,
        y: Number(y),
        right: left + widthOf(String.fromCodePoint(Number.parseInt(code, 16)), style),
        size,
      };
    }),
  );
}

/** The letters of each line, in the order in which they are drawn. */
export const pictureText = (svg: string): string =>
  lettersOf(svg)
    .map(({ id }) => String.fromCodePoint(Number.parseInt(id.split('-')[1] ?? '', 16)))
    .join('');
