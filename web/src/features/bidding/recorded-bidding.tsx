import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { AuctionText } from './auction-text.tsx';
import { DeleteBiddingDialog } from './lazy-dialogs.ts';
import { auctionOf, explainedCalls } from './recorded-auction.ts';
import { SIDE_TEXT, sideOfRecord } from './side-of-record.ts';

export interface RecordedBiddingProps {
  hand: GameHand;
  record: BiddingRecord;
  participation: MyParticipation;
  onEdit: () => void;
}

export function RecordedBidding({ hand, record, participation, onEdit }: RecordedBiddingProps) {
  const [deleting, setDeleting] = useState(false);
  const side = sideOfRecord(record, participation);
  const auction = auctionOf(hand.dealer, record.biddingSequence);
  const partner = record.partner ?? participation.partner;
  const whose = [side && SIDE_TEXT[side], partner && `with ${partner.displayName}`].filter(Boolean).join(' ');
  return (
    <>
      <PanelBody className="py-s2 sm:py-s2">
        <AuctionTable
          dealer={hand.dealer}
          vulnerability={hand.vulnerability}
          calls={explainedCalls(auction.calls, record.annotations)}
          caption="Your auction"
        />
      </PanelBody>
      <PanelFooter className="flex items-center py-s2">
        <div className="mr-auto min-w-0">
          <b className="block text-md text-ink">
            <AuctionText auction={auction} />
          </b>
          {whose !== '' && <span className="block [overflow-wrap:anywhere]">{whose}</span>}
          {!record.mayDelete && <span>Recorded by {record.createdBy.displayName}</span>}
        </div>
        {record.mayDelete && (
          <IconButton
            icon={Trash2}
            label="Delete"
            onClick={() => DeleteBiddingDialog.whenLoaded(() => setDeleting(true))}
          />
        )}
        <Button data-opens-editor icon={Pencil} onClick={onEdit}>
          Edit
        </Button>
      </PanelFooter>
      {deleting && (
        <DeleteBiddingDialog
          hand={hand}
          hasPartner={record.partner !== null}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
