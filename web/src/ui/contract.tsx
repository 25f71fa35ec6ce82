import { Call } from './call.tsx';
import type { CallName } from './call.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ContractProps {
  /** As it comes from the server: `4HX`, `3NT`, `Pass` when passed out. Anything else is shown as it is written. */
  contract: string;
  /** Who plays it, in words; leave out where the sentence says so. */
  by?: string | undefined;
  className?: string;
}

/** A final contract: 5♦X by West. */
export function Contract({ contract, by, className }: ContractProps) {
  if (contract === 'Pass') return <span className={className}>Passed out</span>;
  const [, bid, doubled = ''] = /^([1-7](?:NT|[SHDC]))(X{0,2})$/.exec(contract) ?? [];
  return (
    <span className={className}>
      {bid === undefined ? contract : <Call call={bid as CallName} />}
      {doubled !== '' && (
        <>
          <b aria-hidden className="ml-[0.06em] text-red">
            {doubled}
          </b>
          <VisuallyHidden>{doubled === 'X' ? ' doubled' : ' redoubled'}</VisuallyHidden>
        </>
      )}
      {by !== undefined && <> by {by}</>}
    </span>
  );
}
