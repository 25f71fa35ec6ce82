import type { Pair } from '@bridge-review/api/pairs';
import { seatName } from '@bridge-review/bridge/seat';
import { seatsOf } from '@bridge-review/bridge/side';
import { ChoiceRow } from '../../ui/choice-row.tsx';

export type Player = NonNullable<Pair['viewer']>;

/** Which of the two one was, by name or else by seat; nothing where neither is known. */
export function PlayerChoice({
  pair: { names, direction },
  value,
  onValueChange,
}: {
  pair: Pair;
  value: Player | null;
  onValueChange: (player: Player) => void;
}) {
  const seats = direction && seatsOf(direction);
  const labels =
    names.first !== null && names.second !== null
      ? [names.first, names.second]
      : seats && [seatName(seats[0]), seatName(seats[1])];
  if (labels === null) return null;
  return (
    <ChoiceRow<Player>
      label="You were"
      optional
      choices={[
        { value: 'first', label: labels[0] },
        { value: 'second', label: labels[1] },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
