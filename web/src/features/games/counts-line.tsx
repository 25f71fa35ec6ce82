import type { GameCounts } from '@bridge-review/api/games';
import { counted } from '@bridge-review/bridge/counted';
import { formatNumber } from '../../ui/format-number.ts';
import { Segments } from '../../ui/segments.tsx';
import type { Whose } from './games-address.ts';

export interface CountsLineProps {
  counts: GameCounts | undefined;
  whose: Whose;
  onChange: (whose: Whose) => void;
}

/** Whose games are listed, how many there are, and in which order. */
export function CountsLine({ counts, whose, onChange }: CountsLineProps) {
  const numbered = (word: string, count: number | undefined) =>
    count === undefined ? word : `${word} ${formatNumber(count)}`;
  return (
    <div className="mb-s3 flex flex-wrap items-center gap-x-s5 gap-y-s2 text-sm text-ink-2">
      <Segments
        label="Whose games"
        choices={[
          // A zero above the row of the sample would contradict it.
          { value: 'mine', label: numbered('Mine', isOnlySample(counts) ? undefined : counts?.mine) },
          { value: 'all', label: numbered('All', counts?.all) },
        ]}
        value={whose}
        onValueChange={onChange}
      />
      {counts !== undefined && counts.boards > 0 && (
        <p>
          You played {counted(counts.boards, 'board')}
          {counts.toBid > 0 ? `, ${formatNumber(counts.toBid)} still to bid` : ', all of them bid'}
        </p>
      )}
      <p className="sm:ml-auto">By date played, latest first</p>
    </div>
  );
}

const isOnlySample = (counts: GameCounts | undefined): boolean => counts?.mine === 0 && counts.hasSample;
