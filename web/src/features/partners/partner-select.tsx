import { accountTab } from '@bridge-review/api/page-paths';
import type { Player } from '@bridge-review/api/player';
import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { usePartnerOptions } from './partner-options.ts';

export interface PartnerSelectProps {
  /** Players who may not be on the user's list: one who named the user as partner, or the current partner. */
  also?: readonly (Player | null)[];
  /** `undefined` while nothing is chosen; `null` for no partner. */
  value: number | null | undefined;
  onValueChange: (id: number | null) => void;
  /** Offers 'No partner / Unknown'. */
  optional?: boolean;
  error?: string | null | undefined;
  hint?: ReactNode;
}

const NO_PARTNER = '';

/** A select of the user's partners. */
export function PartnerSelect(props: PartnerSelectProps) {
  const { also = [], value, onValueChange, optional = false, error, hint } = props;
  const { options, isPending } = usePartnerOptions(also);
  const all = [...(optional ? [{ value: NO_PARTNER, label: 'No partner / Unknown' }] : []), ...options];
  const none = options.length === 0 && !isPending;
  return (
    <Field label="Partner" optional={optional} error={error} hint={none ? <NoPartners /> : hint}>
      <Select
        options={all}
        disabled={all.length === 0}
        value={value === undefined ? null : value === null ? NO_PARTNER : String(value)}
        onValueChange={(id) => onValueChange(id === NO_PARTNER ? null : Number(id))}
        placeholder={isPending ? 'Loading...' : none ? 'No partners yet' : 'Choose a partner'}
      />
    </Field>
  );
}

function NoPartners() {
  return (
    <>
      Your list of partners is empty.{' '}
      <Link tone="text" href={accountTab('partners')}>
        Find players and add them
      </Link>
      .
    </>
  );
}
