import { parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import { type Edits, addCondition, noEdits } from '../conditions/edits.ts';

/** Conditions of an address as chips; what cannot be read, and what the leader's own hand already says, is left out. */
export function editsOf(where: string, leader: Seat): Edits {
  const parsed = parseSeatConditions(where);
  if (!parsed.ok) return noEdits;
  return seats
    .filter((seat) => seat !== leader)
    .reduce((edits, seat) => {
      const condition = parsed.value[seat];
      return condition ? addCondition(edits, seat, condition) : edits;
    }, noEdits);
}
