import { inflateSync } from 'node:zlib';

/** The pixels of a PNG of eight bits a channel that is not interlaced: with alpha or without, or with a palette. */
export function readPng(png: Uint8Array): { width: number; height: number; rgb: Uint8Array } {
  const bytes = Buffer.from(png);
  const data: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  let palette: Buffer | null = null;
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const length = bytes.readUInt32BE(at);
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'IDAT') data.push(chunk);
    if (kind === 'PLTE') palette = chunk;
    if (kind !== 'IHDR') continue;
    [width, height] = [chunk.readUInt32BE(0), chunk.readUInt32BE(4)];
    channels = { 2: 3, 3: 1, 6: 4 }[chunk[9]!] ?? 0;
    if (chunk[8] !== 8 || channels === 0 || chunk[12] !== 0) throw new Error('Not such a PNG.');
  }
  const raw = inflateSync(Buffer.concat(data));
  const row = width * channels;
  const lines = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)]!;
    for (let x = 0; x < row; x += 1) {
      const here = y * row + x;
      const left = x < channels ? 0 : lines[here - channels]!;
      const up = y === 0 ? 0 : lines[here - row]!;
      const corner = x < channels || y === 0 ? 0 : lines[here - row - channels]!;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
      lines[here] = (raw[y * (row + 1) + 1 + x]! + guess) & 255;
    }
  }
  const rgb = new Uint8Array(width * height * 3);
  for (let index = 0; index < rgb.length; index += 1) {
    const [pixel, channel] = [Math.floor(index / 3), index % 3];
    rgb[index] = palette ? palette[lines[pixel]! * 3 + channel]! : lines[pixel * channels + channel]!;
  }
  return { width, height, rgb };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
