import { makeBid } from '@bridge-review/bridge/call';
import { type ContractText, readContract } from '@bridge-review/bridge/contract';
import { Call } from './call.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ContractProps {
  contract: ContractText;
  /** Who plays it, in words; leave out where the sentence says so. */
  by?: string | undefined;
  className?: string;
}

/** A final contract: 5♦X by West. */
export function Contract({ contract, by, className }: ContractProps) {
  const bid = readContract(contract);
  if (bid === 'Pass') return <span className={className}>Passed out</span>;
  return (
    <span className={className}>
      <Call call={makeBid(bid.level, bid.strain)} />
      {bid.doubling !== '' && (
        <>
          {/* Drawn, not written: it would be copied as well as the word. */}
          <b
            aria-hidden
            data-mark={bid.doubling}
            className="ml-[0.06em] text-red before:content-[attr(data-mark)]"
          />
          <VisuallyHidden>{bid.doubling === 'X' ? ' doubled' : ' redoubled'}</VisuallyHidden>
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
