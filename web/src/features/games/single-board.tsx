import type { PreviewedGame } from '@bridge-review/api/upload-preview';
import { readDeal } from '@bridge-review/bridge/deal';
import { seatName } from '@bridge-review/bridge/seat';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { SmallDeal } from '../../ui/small-deal.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';

export interface SingleBoardProps {
  board: NonNullable<PreviewedGame['board']>;
  number: number;
}

/** The cards of a board that was pasted, to see at a glance that it is the right one; and its auction, if it has one. */
export function SingleBoard({ board: { deal, dealer, vulnerability, calls }, number }: SingleBoardProps) {
  return (
    <div className="grid gap-s4 border-b border-line bg-surface p-s4 sm:grid-cols-2">
      <SmallDeal deal={readDeal(deal)} label={`The cards of board ${number}`}>
        {number}
      </SmallDeal>
      <div className="grid content-start gap-s3 text-ink-2">
        <p>
          Dealer {seatName(dealer)}, {vulnerabilityText(vulnerability)}.
        </p>
        {calls.length > 0 && (
          <AuctionTable
            dealer={dealer}
            vulnerability={vulnerability}
            calls={calls.map((call) => ({ call }))}
          />
        )}
      </div>
    </div>
  );
}
