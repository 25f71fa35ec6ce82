/** The arena that holds the transposition table: allocated piece by piece, freed all at once. */

/** Bytes in a cache line of common processors: entries are aligned so that none straddles two. */
export const CACHE_LINE: usize = 64;

let next: usize = 0;
let limit: usize = 0;
/** The most memory that the engine may use, in bytes. */
let maximum: usize = 128 << 20;
/** Memory grows by this many pages of 64 KiB. */
const GROWTH_PAGES: usize = 64;

export function limitMemory(bytes: usize): void {
  maximum = bytes;
}

export function clearArena(): void {
  next = __heap_base;
  limit = min((<usize>memory.size()) << 16, maximum);
}

/** Whether `size` bytes, including padding for alignment, are free. Grows the memory if needed, up to the limit. */
export function hasRoom(size: usize): bool {
  while (next + size > limit) {
    if (limit + (GROWTH_PAGES << 16) > maximum || memory.grow(<i32>GROWTH_PAGES) < 0) return false;
    limit += GROWTH_PAGES << 16;
  }
  return true;
}

/** Does not check the limit: call {@link hasRoom} first. `alignment` is a power of two. */
export function allocate(size: usize, alignment: usize): usize {
  const address = (next + alignment - 1) & ~(alignment - 1);
  next = address + size;
  return address;
}
