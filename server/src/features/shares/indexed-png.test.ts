import { expect, it } from 'vitest';
import { readPng } from '../../testing/read-png.ts';
import { indexedPng } from './indexed-png.ts';

/** One row, of these colours. */
const rowOf = (colours: readonly (readonly [number, number, number])[]) => ({
  width: colours.length,
  height: 1,
  pixels: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
});

it('keeps every colour of a picture that has few', () => {
  const colours = [
    [250, 247, 239],
    [0, 0, 0],
    [250, 247, 239],
    [163, 32, 31],
  ] as const;
  expect(readPng(indexedPng(rowOf(colours)))).toEqual({
    width: 4,
    height: 1,
    rgb: Uint8Array.from(colours.flat()),
  });
});

it('takes the nearest where a picture has more than fit', () => {
  const greys = Array.from({ length: 256 }, (_, value) => [value, value, value] as const);
  const { rgb } = readPng(indexedPng(rowOf([...greys, ...greys, [200, 201, 200]])));
  expect(rgb.slice(-3)).toEqual(Uint8Array.of(200, 200, 200));
  expect(rgb.slice(0, 768)).toEqual(Uint8Array.from(greys.flat()));
});
