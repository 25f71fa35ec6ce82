/** How often leads of each suit by each seat have caused a cutoff recently: a history heuristic for move ordering. */

const RECORDS: usize = memory.data(16 * 4, 16);

/** Records are scores in fixed point, with this many bits after the point. */
const FRACTION_BITS: i32 = 6;
const MAX_RECORD: i32 = 40 << FRACTION_BITS;
/** Records are exponential moving averages: the latest lead has a weight of 1 / 2 ** DECAY_SHIFT, a sixteenth. */
const DECAY_SHIFT: i32 = 4;

/** A score from -40, if leads of the suit always failed, to 40, if they always caused a cutoff. */
export function recordOf(seat: i32, suit: i32): i32 {
  return load<i32>(placeOf(seat, suit)) >> FRACTION_BITS;
}

export function recordLead(seat: i32, card: u64, isCutoff: bool): void {
  const place = placeOf(seat, (<i32>ctz(card)) >> 4);
  const record = load<i32>(place);
  store<i32>(place, record + (((isCutoff ? MAX_RECORD : -MAX_RECORD) - record) >> DECAY_SHIFT));
}

export function clearRecords(): void {
  memory.fill(RECORDS, 0, 16 * 4);
}

function placeOf(seat: i32, suit: i32): usize {
  return RECORDS + ((<usize>((seat << 2) | suit)) << 2);
}
