/** PostgreSQL's checksum of a page (`checksum_impl.h`): thirty-two sums side by side, FNV-1a with a shift, mixed at the end. */

export const PAGE_BYTES = 8_192;

const SUMS = 32;
const WORDS = PAGE_BYTES / 4;
const PRIME = 16_777_619;
/** Where the page keeps its checksum, and the end of its free space, which is 0 on a page that was never used. */
const CHECKSUM_AT = 8;
const UPPER_AT = 14;

// prettier-ignore
const BASE = Int32Array.of(
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
);

/** Whether the page is as PostgreSQL wrote it. `block` is its number in the relation. The page must begin at a multiple of four. */
export function isWholePage(page: Buffer, block: number): boolean {
  if (page.readUInt16LE(UPPER_AT) === 0) return page.every((byte) => byte === 0);
  return page.readUInt16LE(CHECKSUM_AT) === checksumOf(page, block);
}

/** A start waits for this, so the loop is written for speed. */
export function checksumOf(page: Buffer, block: number): number {
  const words = new Int32Array(page.buffer, page.byteOffset, WORDS);
  const third = CHECKSUM_AT / 4;
  const kept = words[third]!;
  // The checksum itself, the lower half of this word, counts as 0.
  words[third] = kept & 0xffff0000;
  let all = 0;
  for (let column = 0; column < SUMS; column += 1) {
    let sum = BASE[column]!;
    for (let at = column; at < WORDS; at += SUMS) {
      const value = sum ^ words[at]!;
      sum = Math.imul(value, PRIME) ^ (value >>> 17);
    }
    all ^= mixed(mixed(sum));
  }
  words[third] = kept;
  return (((all ^ block) >>> 0) % 65_535) + 1;
}

const mixed = (value: number): number => Math.imul(value, PRIME) ^ (value >>> 17);
