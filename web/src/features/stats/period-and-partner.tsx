import type { BiddingStats } from '@bridge-review/api/stats';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PERIODS, type StatsView } from './stats-address.ts';

export interface PeriodAndPartnerProps {
  choices: BiddingStats['partnerChoices'];
  view: StatsView;
  onChange: (changed: Partial<StatsView>) => void;
}

/** The two filters that all figures have. */
export function PeriodAndPartner({ choices, view, onChange }: PeriodAndPartnerProps) {
  const partners = choices.map(({ id, displayName }) => ({ value: String(id), label: displayName }));
  const isKnown = partners.some(({ value }) => value === view.partner);
  return (
    <>
      <Field label="Period">
        <NativeSelect
          options={PERIODS}
          value={view.period as (typeof PERIODS)[number]['value']}
          onValueChange={(period) => onChange({ period })}
        />
      </Field>
      <Field label="Partner">
        <NativeSelect
          options={[{ value: '', label: 'All partners' }, ...partners]}
          value={isKnown ? view.partner : ''}
          onValueChange={(partner) => onChange({ partner })}
        />
      </Field>
    </>
  );
}
