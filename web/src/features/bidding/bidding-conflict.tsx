import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand } from '@bridge-review/api/hands';
import type { Auction } from '@bridge-review/bridge/auction';
import type { ReactNode, Ref } from 'react';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { AuctionText } from './auction-text.tsx';
import { auctionOf, differenceOf, explainedCalls } from './recorded-auction.ts';

export interface BiddingConflictProps {
  /** Gets the focus when the user tries to save without having chosen. */
  ref: Ref<HTMLElement>;
  hand: GameHand;
  /** The current record. */
  saved: BiddingRecord;
  own: Auction;
  onKeepSaved: () => void;
  onUseMine: () => void;
}

/** The version that was saved meanwhile, above the unchanged editor. */
export function BiddingConflict({ ref, hand, saved, own, onKeepSaved, onUseMine }: BiddingConflictProps) {
  const theirs = auctionOf(hand.dealer, saved.biddingSequence);
  const difference = differenceOf(theirs, own);
  return (
    <section ref={ref} tabIndex={-1} aria-label="Saved in the meantime" className="border-b border-line">
      <PanelBody>
        <Notice tone="warn" announce="alert" title="This record has changed">
          <p>Another version was saved while you were editing. Nothing has been overwritten.</p>
          {difference !== null && (
            <p className="mt-s1">
              <Sentence>{difference}</Sentence>
            </p>
          )}
        </Notice>
      </PanelBody>
      <PanelBody className="py-s3 sm:py-s3">
        <VersionHeading title="Saved now">
          <AuctionText auction={theirs} />
        </VersionHeading>
        <AuctionTable
          dealer={hand.dealer}
          vulnerability={hand.vulnerability}
          calls={explainedCalls(theirs.calls, saved.annotations)}
          caption="Saved now"
        />
        <div className="mt-s3 flex flex-wrap justify-end gap-s2">
          <Button onClick={onKeepSaved}>Keep saved</Button>
          <Button onClick={onUseMine}>Use mine</Button>
        </div>
      </PanelBody>
    </section>
  );
}

/** The heading of each of the two auctions. */
export function VersionHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-s1 flex flex-wrap items-baseline justify-between gap-x-s3">
      <h3>{title}</h3>
      <p className="text-sm text-ink-3">{children}</p>
    </div>
  );
}
