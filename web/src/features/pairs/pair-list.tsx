import type { Pair } from '@bridge-review/api/pairs';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { namesText, pairFacts } from './pair-text.ts';

export interface PairListProps {
  pairs: readonly Pair[];
  total: number;
  value: Pair | null;
  onValueChange: (pair: Pair) => void;
}

/** The pairs that were found, and whether there are more. */
export function PairList({ pairs, total, value, onValueChange }: PairListProps) {
  if (pairs.length === 0) return <p className="text-ink-2">We found no such pair in this file.</p>;
  return (
    <>
      <ChoiceList
        label="Pairs in the file"
        choices={pairs.map((pair) => ({
          value: keyOf(pair),
          label: namesText(pair),
          detail: pairFacts(pair),
        }))}
        value={value && keyOf(value)}
        onValueChange={(key) => {
          const pair = pairs.find((candidate) => keyOf(candidate) === key);
          if (pair) onValueChange(pair);
        }}
      />
      {total > pairs.length && (
        <p className="text-sm text-ink-3">
          The first {pairs.length} of {total} pairs. Search for yours.
        </p>
      )}
    </>
  );
}

const keyOf = ({ tableId, side }: Pair): string => `${tableId} ${side}`;
