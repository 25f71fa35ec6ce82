import type { BiddingStats } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PERIODS, type StatsView } from './stats-address.ts';

export interface StatsFiltersProps {
  stats: BiddingStats;
  view: StatsView;
  onChange: (view: StatsView) => void;
}

/** Which boards the figures are about, and how many these are. */
export function StatsFilters({ stats, view, onChange }: StatsFiltersProps) {
  const partners = stats.partnerChoices.map(({ id, displayName }) => ({
    value: String(id),
    label: displayName,
  }));
  const isKnown = partners.some(({ value }) => value === view.partner);
  return (
    <div className="mb-s5 flex flex-wrap items-end gap-x-s5 gap-y-s3 border-b border-line-2 pb-s3">
      <Field label="Period">
        <NativeSelect
          options={PERIODS}
          value={view.period as (typeof PERIODS)[number]['value']}
          onValueChange={(period) => onChange({ ...view, period })}
        />
      </Field>
      <Field label="Partner">
        <NativeSelect
          options={[{ value: '', label: 'All partners' }, ...partners]}
          value={isKnown ? view.partner : ''}
          onValueChange={(partner) => onChange({ ...view, partner })}
        />
      </Field>
      <p className="text-sm text-ink-2 sm:ml-auto">
        {counted(stats.accuracy.boards, 'finished auction')} in {counted(stats.games, 'game')}
      </p>
    </div>
  );
}
