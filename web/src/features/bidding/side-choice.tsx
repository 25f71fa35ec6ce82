import type { Side } from '@bridge-review/bridge/side';
import { ChoiceRow } from '../../ui/choice-row.tsx';

const CHOICES = [
  { value: 'NS', label: 'N–S' },
  { value: 'EW', label: 'E–W' },
  { value: '', label: 'Not sure' },
] as const;

/** The side that the two sat on, for which their bidding is judged. */
export function SideChoice({
  value,
  onValueChange,
}: {
  value: Side | null;
  onValueChange: (side: Side | null) => void;
}) {
  return (
    <ChoiceRow<'' | Side>
      label="You sat"
      optional
      choices={CHOICES}
      value={value ?? ''}
      onValueChange={(side) => onValueChange(side === '' ? null : side)}
      className="editor-side"
    />
  );
}
