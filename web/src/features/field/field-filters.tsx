import { type FieldStats, fieldMeasures, playedRoles } from '@bridge-review/api/field';
import { counted } from '@bridge-review/bridge/counted';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PeriodAndPartner } from '../stats/period-and-partner.tsx';
import type { FieldView } from './field-address.ts';
import { MEASURE_NAMES, roleText } from './field-text.ts';

export interface FieldFiltersProps {
  stats: FieldStats;
  view: FieldView;
  onChange: (view: FieldView) => void;
}

/** What is measured, and of which boards. */
export function FieldFilters({ stats, view, onChange }: FieldFiltersProps) {
  return (
    <div className="mb-s5 flex flex-wrap items-end gap-x-s5 gap-y-s3 border-b border-line-2 pb-s3">
      <Field label="Measure">
        <NativeSelect
          options={fieldMeasures.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
          value={stats.measure}
          onValueChange={(measure) => onChange({ ...view, measure })}
        />
      </Field>
      <Field label="Role">
        <NativeSelect
          options={[
            { value: '' as const, label: 'Both' },
            ...playedRoles.map((value) => ({ value, label: roleText({ role: value, by: null }) })),
          ]}
          value={view.role}
          onValueChange={(role) => onChange({ ...view, role })}
        />
      </Field>
      <PeriodAndPartner
        choices={stats.partnerChoices}
        view={view}
        onChange={(changed) => onChange({ ...view, ...changed })}
      />
      <p className="text-sm text-ink-2 sm:ml-auto">
        {counted(stats.all.boards, 'board')} in {counted(stats.games, 'game')}
      </p>
    </div>
  );
}
