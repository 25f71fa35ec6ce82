/** The memory that what was proved is kept in: taken piece by piece, and given back all at once. */

/** What a processor fetches at once: nothing should lie across two of these without need. */
export const LINE: usize = 64;

let next: usize = 0;
let limit: usize = 0;
/** All that an engine takes, in bytes. */
let maximum: usize = 128 << 20;
/** Pages by which memory grows. */
const STEP: usize = 64;

export function limitMemory(bytes: usize): void {
  maximum = bytes;
}

export function clearArena(): void {
  next = __heap_base;
  limit = min((<usize>memory.size()) << 16, maximum);
}

/** Whether so much can be taken, lines begun included; memory grows for it, as far as it may. */
export function hasRoom(size: usize): bool {
  while (next + size > limit) {
    if (limit + (STEP << 16) > maximum || memory.grow(<i32>STEP) < 0) return false;
    limit += STEP << 16;
  }
  return true;
}

/** Room that nobody else has, at a multiple of `unit`; the caller has made sure that there is some. */
export function take(size: usize, unit: usize): usize {
  const place = (next + unit - 1) & ~(unit - 1);
  next = place + size;
  return place;
}
