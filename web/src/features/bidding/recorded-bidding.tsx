import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { Button } from '../../ui/button.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
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
  return (
    <>
      <PanelBody className="py-s2 sm:py-s3">
        <AuctionTable
          dealer={hand.dealer}
          vulnerability={hand.vulnerability}
          calls={explainedCalls(auction.calls, record.annotations)}
          caption="Your auction"
        />
      </PanelBody>
      <PanelBody className="py-s3 sm:py-s3">
        <MetaStrip
          items={[
            <b key="end" className="text-ink">
              <AuctionText auction={auction} />
            </b>,
            side && `you sat ${SIDE_TEXT[side]}`,
          ]}
        />
      </PanelBody>
      <PanelFooter className="flex flex-wrap items-center justify-between gap-s2">
        {record.mayDelete ? (
          <Button
            variant="danger"
            hang="left"
            icon={Trash2}
            onClick={() => DeleteBiddingDialog.whenLoaded(() => setDeleting(true))}
          >
            Delete
          </Button>
        ) : (
          <span>Recorded by {record.createdBy.displayName}</span>
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
