/** How the leads of each suit by each seat have fared lately: what did well often does so again nearby. */

const RECORDS: usize = memory.data(16 * 4, 16);

/** A record is this many times the score, so that it moves by small steps. */
const FINENESS: i32 = 6;
const MOST: i32 = 40 << FINENESS;
/** What counts is roughly the last sixteen leads. */
const MEMORY: i32 = 4;

/** As a score, from -40 for a suit that always failed to 40 for one that always settled the matter. */
export function recordOf(seat: i32, suit: i32): i32 {
  return load<i32>(placeOf(seat, suit)) >> FINENESS;
}

export function recordLead(seat: i32, card: u64, settles: bool): void {
  const place = placeOf(seat, (<i32>ctz(card)) >> 4);
  const record = load<i32>(place);
  store<i32>(place, record + (((settles ? MOST : -MOST) - record) >> MEMORY));
}

export function forgetRecords(): void {
  memory.fill(RECORDS, 0, 16 * 4);
}

function placeOf(seat: i32, suit: i32): usize {
  return RECORDS + ((<usize>((seat << 2) | suit)) << 2);
}
