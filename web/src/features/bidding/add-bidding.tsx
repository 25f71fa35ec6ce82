import { accountTab } from '@bridge-review/api/page-paths';
import type { MyParticipation } from '@bridge-review/api/participation';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { usePartnerOptions } from '../partners/partner-options.ts';

export interface AddBiddingProps {
  participation: MyParticipation;
  onAdd: () => void;
}

/** Shown before a record exists. Recording needs a partner, who is known or can be chosen. */
export function AddBidding({ participation, onAdd }: AddBiddingProps) {
  const { partner, suggestedPartner, isSample } = participation;
  const { options, isPending } = usePartnerOptions([partner, suggestedPartner]);
  const possible = isSample || options.length > 0;
  return (
    <PanelBody className="grid justify-items-start gap-s3">
      <p className="text-ink-2">
        {isSample
          ? 'Record how you would bid this board. Only you will see it.'
          : 'Record how you and your partner bid this board. Only the two of you will see it.'}
      </p>
      {!possible && !isPending && (
        <p id="needs-partner" className="text-ink-2">
          Your list of partners is empty. <Link href={accountTab('partners')}>Find players and add them</Link>
        </p>
      )}
      <Button
        data-opens-editor
        variant="primary"
        icon={Plus}
        disabled={!possible}
        {...(!possible && { 'aria-describedby': 'needs-partner' })}
        onClick={onAdd}
      >
        Add Bidding
      </Button>
    </PanelBody>
  );
}
