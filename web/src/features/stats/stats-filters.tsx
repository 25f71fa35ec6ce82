import type { BiddingStats } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { PeriodAndPartner } from './period-and-partner.tsx';
import type { StatsView } from './stats-address.ts';

export interface StatsFiltersProps {
  stats: BiddingStats;
  view: StatsView;
  onChange: (view: StatsView) => void;
}

/** Which boards the figures are about, and how many these are. */
export function StatsFilters({ stats, view, onChange }: StatsFiltersProps) {
  return (
    <div className="mb-s5 flex flex-wrap items-end gap-x-s5 gap-y-s3 border-b border-line-2 pb-s3">
      <PeriodAndPartner
        choices={stats.partnerChoices}
        view={view}
        onChange={(changed) => onChange({ ...view, ...changed })}
      />
      <p className="text-sm text-ink-2 sm:ml-auto">
        {counted(stats.accuracy.boards, 'finished auction')} in {counted(stats.games, 'game')}
      </p>
    </div>
  );
}
