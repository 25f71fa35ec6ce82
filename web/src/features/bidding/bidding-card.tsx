import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { messages } from '@bridge-review/api/messages';
import type { MyParticipation } from '@bridge-review/api/participation';
import type { User } from '@bridge-review/api/user';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../base/draft.ts';
import { errorMessage } from '../../base/request-error.ts';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useMyParticipation } from '../participation/queries.ts';
import { AddBidding } from './add-bidding.tsx';
import { readDraft } from './bidding-draft.ts';
import { EditBidding } from './edit-bidding.tsx';
import { useBidding } from './queries.ts';
import { auctionOf } from './recorded-auction.ts';
import { RecordedBidding } from './recorded-bidding.tsx';

const TITLE = 'Partnership bidding';

export interface BiddingCardProps {
  hand: GameHand;
  user: User | null;
  /** The table that the page shows, whose auction may have been theirs. */
  table?: TableResult | undefined;
  /** Told when the editor opens, and when it closes. */
  onEditing?: ((isEditing: boolean) => void) | undefined;
}

/** How a partnership bid a hand, visible to the two players only. Use the hand's id as key. */
export function BiddingCard({ hand, user, table, onEditing }: BiddingCardProps) {
  if (user === null) {
    return (
      <Panel title={TITLE}>
        <PanelBody>Please log in to access partnership bidding.</PanelBody>
      </Panel>
    );
  }
  return <LoadedCard hand={hand} user={user} table={table} onEditing={onEditing} />;
}

function LoadedCard({ hand, user, table, onEditing }: BiddingCardProps & { user: User }) {
  const participation = useMyParticipation(hand.gameId);
  // A record that cannot be loaded counts as missing: saving reports a conflict if there is one.
  const { data: record = null, isPending } = useBidding(hand.id);
  if (isPending || participation.isPending) return <LoadingCard />;
  if (participation.data === undefined) {
    return (
      <Panel title={TITLE}>
        <ErrorState
          level={3}
          title="The bidding could not be loaded"
          retrying={participation.isFetching}
          onRetry={() => void participation.refetch()}
        >
          {errorMessage(participation.error)}
        </ErrorState>
      </Panel>
    );
  }
  return (
    <Card
      hand={hand}
      user={user}
      table={table}
      record={record}
      participation={participation.data}
      onEditing={onEditing}
    />
  );
}

interface CardProps extends BiddingCardProps {
  user: User;
  record: BiddingRecord | null;
  participation: MyParticipation;
}

function Card({ hand, user, table, record, participation, onEditing }: CardProps) {
  const stored = useDraft(user.id, `bidding-of-hand-${hand.id}`, (value) => readDraft(value, hand, record));
  const { value: draft, set: setDraft, offer } = stored;
  // A draft that was left and is found again does not pull the keyboard to it.
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const returnFocus = useReturningFocus(panel, draft === null);
  const open = (base: BiddingRecord | null) => {
    setOpened(true);
    setDraft({ calls: auctionOf(hand.dealer, base?.biddingSequence ?? []).calls, side: undefined, base });
  };
  const close = () => {
    stored.remove();
    returnFocus();
  };
  const isEditing = draft !== null;
  useEffect(() => {
    if (!isEditing) return;
    onEditing?.(true);
    return () => onEditing?.(false);
  }, [isEditing, onEditing]);
  const partner = record?.partner ?? participation.partner;
  return (
    <Panel ref={panel} title={TITLE} {...(partner && { note: `with ${partner.displayName}` })}>
      {stored.isRestored && (
        <PanelBody>
          <DraftNotice onDiscard={close}>Your unsaved auction was kept.</DraftNotice>
        </PanelBody>
      )}
      {offer && (
        <PanelBody>
          <DraftNotice
            onUse={() =>
              // A record that was deleted meanwhile can be entered again.
              offer.accept((kept) => (record === null ? { ...kept, base: null } : kept))
            }
            onDiscard={offer.discard}
          >
            {offer.isInOtherTab
              ? 'You have an unsaved auction for this board in another tab.'
              : 'You have an unsaved auction for this board. The record has changed since.'}
          </DraftNotice>
        </PanelBody>
      )}
      {draft !== null ? (
        <EditBidding
          hand={hand}
          draft={draft}
          onChange={setDraft}
          current={record}
          participation={participation}
          table={table}
          takesFocus={opened}
          onClose={close}
        />
      ) : record !== null ? (
        <RecordedBidding
          hand={hand}
          record={record}
          participation={participation}
          onEdit={() => open(record)}
        />
      ) : participation.isPlaying ? (
        <AddBidding participation={participation} onAdd={() => open(null)} />
      ) : (
        <PanelBody className="text-ink-2">{messages.onlyPlayersBid}</PanelBody>
      )}
    </Panel>
  );
}

/**
 * Returns the focus to the button that opens the editor: first perhaps the one for a new record, and a moment later,
 * when the saved one has loaded, the one to edit it.
 */
function useReturningFocus(panel: RefObject<HTMLElement | null>, closed: boolean): () => void {
  const until = useRef(0);
  useEffect(() => {
    if (!closed || Date.now() > until.current || document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>('[data-opens-editor]')?.focus({ preventScroll: true });
  });
  return () => {
    until.current = Date.now() + RETURN_MS;
  };
}

const RETURN_MS = 1000;

function LoadingCard() {
  return (
    <Panel title={TITLE}>
      <PanelBody>
        <SkeletonGroup label="Loading the bidding" className="grid grid-cols-4 gap-s3">
          {['West', 'North', 'East', 'South', 'W', 'N', 'E', 'S'].map((cell) => (
            <Skeleton key={cell} className="h-[1.6rem] w-full" />
          ))}
        </SkeletonGroup>
      </PanelBody>
    </Panel>
  );
}
