import type { ConditionError } from '@bridge-review/bridge/conditions/condition-scanner';
import { parseSeatConditions, type SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { Result } from '@bridge-review/bridge/result';
import { type Seat, seatName, seats as allSeats } from '@bridge-review/bridge/seat';
import { useState } from 'react';
import { ConditionField } from './condition-field.tsx';
import { type Edits, replaceConditions } from './edits.ts';
import type { Conditions } from './use-conditions.ts';

/** What was typed last. */
interface Typed {
  readonly text: string;
  /** The conditions before somebody typed, so that half a word does no harm. */
  readonly before: Conditions;
  readonly edits: Edits;
}

/** All conditions as one text, to type, copy and paste. Each text that can be read counts at once. */
export function ConditionsTextForm({ conditions }: { conditions: Conditions }) {
  const { seats, edits, change } = conditions;
  const [typed, setTyped] = useState<Typed | null>(null);
  // Whatever is changed elsewhere replaces the text.
  const { text, before } = typed?.edits === edits ? typed : { text: conditions.text, before: conditions };
  const parsed = parseFor(seats, text);
  const take = (next: string) => {
    const read = parseFor(seats, next);
    const after = read.ok ? replaceConditions(before.edits, before.chips, seats, read.value) : edits;
    setTyped({ text: next, before, edits: after });
    change(() => after);
  };
  return (
    <ConditionField
      label="Conditions as text"
      hint={`One seat after another: ${exampleFor(seats)}`}
      text={text}
      error={parsed.ok ? null : parsed.error}
      isLong
      control={{ placeholder: exampleFor(seats) }}
      onText={take}
    />
  );
}

/** Only of these seats: the cards of the others are known. */
export function parseFor(seats: readonly Seat[], text: string): Result<SeatConditions, ConditionError> {
  const parsed = parseSeatConditions(text);
  if (!parsed.ok) return parsed;
  const known = allSeats.find((seat) => parsed.value[seat] && !seats.includes(seat));
  if (known === undefined) return parsed;
  const position = text.search(new RegExp(`\\b(?:${known}|${seatName(known)})\\s*:`, 'iu'));
  const message = `${seatName(known)}’s cards are known: only ${seats.map(seatName).join(' and ')} can have conditions.`;
  return { ok: false, error: { code: 'unexpected-text', message, position } };
}

const exampleFor = ([first = 'S', second = 'N']: readonly Seat[]): string =>
  `${first}: 15-17, bal; ${second}: 10-15, 0-3S`;
