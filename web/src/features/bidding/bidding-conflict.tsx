import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { Hand } from '@bridge-review/api/hands';
import type { Auction } from '@bridge-review/bridge/auction';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/prose.tsx';
import { AuctionWords } from './auction-words.tsx';
import { auctionOf, differenceOf } from './recorded-auction.ts';

export interface BiddingConflictProps {
  hand: Hand;
  /** The record as it is now. */
  saved: BiddingRecord;
  own: Auction;
  onTake: () => void;
  onGoOn: () => void;
  onReplace: () => void;
  replacing: boolean;
}

/** Both versions, one under the other. Nothing is written over before somebody has seen what. */
export function BiddingConflict({
  hand,
  saved,
  own,
  onTake,
  onGoOn,
  onReplace,
  replacing,
}: BiddingConflictProps) {
  const theirs = auctionOf(hand.dealer, saved.biddingSequence);
  const difference = differenceOf(theirs, own);
  return (
    <>
      <PanelBody>
        <Notice tone="warn" announce="alert" title="This record has changed">
          <p>
            Another version was saved while you were editing. Nothing has been overwritten: choose which one
            counts.
          </p>
          {difference !== null && (
            <p className="mt-s1">
              <Sentence>{difference}</Sentence>
            </p>
          )}
        </Notice>
      </PanelBody>
      <Version hand={hand} auction={theirs} title="Saved now" />
      <Version hand={hand} auction={own} title="Yours, not saved" />
      <PanelFooter className="flex flex-wrap justify-end gap-s2">
        <Button onClick={onTake}>Keep the saved one</Button>
        <Button onClick={onGoOn}>Go on with mine</Button>
        <Button variant="primary" pending={replacing} pendingText="Saving..." onClick={onReplace}>
          Save mine instead
        </Button>
      </PanelFooter>
    </>
  );
}

function Version({ hand, auction, title }: { hand: Hand; auction: Auction; title: string }) {
  return (
    <PanelBody className="py-s3 sm:py-s3">
      <div className="mb-s1 flex flex-wrap items-baseline justify-between gap-x-s3">
        <h3>{title}</h3>
        <p className="text-sm text-ink-3">
          <AuctionWords auction={auction} />
        </p>
      </div>
      <AuctionTable
        dealer={hand.dealer}
        vulnerability={hand.vulnerability}
        calls={auction.calls.map((call) => ({ call }))}
        caption={title}
      />
    </PanelBody>
  );
}
