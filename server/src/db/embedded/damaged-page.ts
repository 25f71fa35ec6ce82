import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { isWholePage, PAGE_BYTES } from './page-checksum.ts';

const CHUNK_PAGES = 128;
/** PostgreSQL begins another file after a gigabyte. */
const SEGMENT_PAGES = 131_072;

/**
 * Reads every page of the relations and says, for a person, where one is not as PostgreSQL wrote it; null if all are. At
 * the end of a file half a page may be left from a power cut: PostgreSQL ignores it, too.
 */
export function damagedPage(database: string, relations: readonly string[]): string | null {
  const chunk = Buffer.alloc(CHUNK_PAGES * PAGE_BYTES);
  for (const relation of relations) {
    if (!existsSync(join(database, relation))) return `${relation} is missing`;
    for (let segment = 0; ; segment += 1) {
      const path = segment === 0 ? relation : `${relation}.${segment}`;
      if (segment > 0 && !existsSync(join(database, path))) break;
      const block = firstDamaged(join(database, path), segment * SEGMENT_PAGES, chunk);
      if (block !== null) return `block ${block} of ${relation} is not as it was written`;
    }
  }
  return null;
}

function firstDamaged(file: string, firstBlock: number, chunk: Buffer): number | null {
  const fd = openSync(file, 'r');
  try {
    for (let block = firstBlock; ;) {
      const read = readSync(fd, chunk, 0, chunk.length, (block - firstBlock) * PAGE_BYTES);
      for (let at = 0; at + PAGE_BYTES <= read; at += PAGE_BYTES, block += 1) {
        if (!isWholePage(chunk.subarray(at, at + PAGE_BYTES), block)) return block;
      }
      if (read < chunk.length) return null;
    }
  } finally {
    closeSync(fd);
  }
}
