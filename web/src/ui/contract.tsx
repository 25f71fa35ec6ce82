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
  const doubled = /X{1,2}$/.exec(contract)?.[0] ?? '';
  const bid = contract.slice(0, contract.length - doubled.length);
  return (
    <span className={className}>
      {isBid(bid) ? <Call call={bid} /> : bid}
      {doubled !== '' && (
        <>
          {/* Drawn, not written: it would be copied as well as the word. */}
          <b
            aria-hidden
            data-mark={doubled}
            className="ml-[0.06em] text-red before:content-[attr(data-mark)]"
          />
          <VisuallyHidden>{doubled === 'X' ? ' doubled' : ' redoubled'}</VisuallyHidden>
        </>
      )}
      {by !== undefined && (
        <>
          {' '}
          <span className="ml-[0.08em]">by {by}</span>
        </>
      )}
    </span>
  );
}

function isBid(text: string): text is CallName {
  return /^[1-7](?:NT|[SHDC])$/.test(text);
}
