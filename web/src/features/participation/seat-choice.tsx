import type { Seat } from '@bridge-review/bridge/seat';
import { ChoiceRow } from '../../ui/choice-row.tsx';

const CHOICES = [
  { value: '', label: 'Unknown' },
  { value: 'N', label: 'North' },
  { value: 'E', label: 'East' },
  { value: 'S', label: 'South' },
  { value: 'W', label: 'West' },
] as const;

export interface SeatChoiceProps {
  value: Seat | null;
  onValueChange: (seat: Seat | null) => void;
}

export function SeatChoice({ value, onValueChange }: SeatChoiceProps) {
  return (
    <ChoiceRow<'' | Seat>
      label="Your seat"
      optional
      hint="We score your bidding for this side."
      choices={CHOICES}
      value={value ?? ''}
      onValueChange={(seat) => onValueChange(seat === '' ? null : seat)}
    />
  );
}
