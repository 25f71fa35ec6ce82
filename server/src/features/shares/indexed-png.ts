import { crc32, deflateSync } from 'node:zlib';

const MAX_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha; all of it opaque. */
  readonly pixels: Uint8Array;
}

/**
 * A PNG with a palette, which takes half as much as one without. Pictures of boards have fewer colours than a palette
 * has room for; of others the commonest are kept, and the rest take the nearest.
 */
export function indexedPng({ width, height, pixels }: Pixels): Buffer {
  const colourAt = (index: number): number =>
    (pixels[index * 4]! << 16) | (pixels[index * 4 + 1]! << 8) | pixels[index * 4 + 2]!;
  const counts = new Map<number, number>();
  for (let index = 0; index < width * height; index += 1) {
    const colour = colourAt(index);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts.keys()]
    .toSorted((one, other) => counts.get(other)! - counts.get(one)!)
    .slice(0, MAX_COLOURS);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = places.get(colourAt(y * width + x))!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channelsOf = (colour: number): [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

function nearest(palette: readonly number[], colour: number): number {
  const exact = palette.indexOf(colour);
  if (exact >= 0) return exact;
  const wanted = channelsOf(colour);
  const distances = palette.map((other) =>
    channelsOf(other).reduce((sum, channel, index) => sum + (channel - wanted[index]!) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
