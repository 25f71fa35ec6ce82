import { parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { conditionText } from '@bridge-review/bridge/meanings/condition-text';
import { type Seat, seatName, seatsFrom } from '@bridge-review/bridge/seat';

/** What a call says, a sentence that names its rule or explanation. */
export interface MeaningText {
  readonly seat: Seat;
  readonly text: string;
}

/** 'East: Weak two in ♥: 3–12 HCP, 5+ ♥.', a line a seat; none if the calls said nothing. */
export const meaningLines = (meanings: readonly MeaningText[]): string[] =>
  seatsFrom('W').flatMap((seat) => {
    const texts = meanings.filter((each) => each.seat === seat).map(({ text }) => text);
    return texts.length === 0 ? [] : [`${seatName(seat)}: ${texts.join('; ')}.`];
  });

/** For conditions in the short form, of which the sources are not known. */
export function conditionLines(conditions: string): string[] {
  const parsed = parseSeatConditions(conditions);
  if (!parsed.ok) return [];
  return meaningLines(
    seatsFrom('W').flatMap((seat) => {
      const condition = parsed.value[seat];
      return condition ? [{ seat, text: conditionText(condition) }] : [];
    }),
  );
}
