import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import type { User } from '@bridge-review/api/user';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../base/draft.ts';
import { errorMessage } from '../../base/request-error.ts';
import { useShortcuts } from '../../base/shortcuts.ts';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useMyParticipation } from '../participation/queries.ts';
import { AddBidding } from './add-bidding.tsx';
import { isBegun, readDraft } from './bidding-draft.ts';
import { EditBidding } from './lazy-edit-bidding.ts';
import { useBidding } from './queries.ts';
import { auctionOf } from './recorded-auction.ts';
import { RecordedBidding } from './recorded-bidding.tsx';
import { MarkAsPlayedOffer } from './mark-as-played-offer.tsx';

const TITLE = 'Partnership bidding';

export interface BiddingCardProps {
  hand: GameHand;
  user: User | null;
  /** The table that the page shows, whose auction may have been theirs. */
  table?: TableResult | undefined;
  /** Called when the editor opens, and when it closes. */
  onEditing?: ((editor: OpenEditor | null) => void) | undefined;
  /** Leaves the editor to look at the whole board. */
  onLeave?: (() => void) | undefined;
}

export interface OpenEditor {
  /** Closes it and keeps what was entered. */
  readonly leave: () => void;
}

/** How a partnership bid a hand, visible to the two players only. Use the hand's id as key. */
export function BiddingCard({ user, ...props }: BiddingCardProps) {
  if (user === null) {
    return (
      <Panel title={TITLE}>
        <PanelBody>Please log in to access partnership bidding.</PanelBody>
      </Panel>
    );
  }
  return <LoadedCard user={user} {...props} />;
}

function LoadedCard(props: BiddingCardProps & { user: User }) {
  const { hand } = props;
  const participation = useMyParticipation(hand.gameId);
  // A record that cannot be loaded counts as missing: saving reports a conflict if there is one.
  const { data: record = null, isPending } = useBidding(hand.id);
  // Whoever presses its button may type a call in the next moment.
  const isEditorSettled = EditBidding.useSettled();
  if (isPending || participation.isPending || !isEditorSettled) return <LoadingCard />;
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
  return <Card {...props} record={record} participation={participation.data} />;
}

interface CardProps extends BiddingCardProps {
  user: User;
  record: BiddingRecord | null;
  participation: MyParticipation;
}

function Card({ hand, user, table, record, participation, onEditing, onLeave }: CardProps) {
  const stored = useDraft(user.id, `bidding-of-hand-${hand.id}`, (value) => readDraft(value, hand, record));
  const { value: draft, set: setDraft, offer } = stored;
  // A draft that was left and is found again does not pull the keyboard to it.
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isEditing = draft !== null && !draft.isLeft;
  const returnFocus = useReturningFocus(panel, !isEditing);
  const open = (base: BiddingRecord | null) => {
    setOpened(true);
    if (draft !== null) return setDraft({ ...draft, isLeft: false });
    const { calls } = auctionOf(hand.dealer, base?.biddingSequence ?? []);
    setDraft({ calls, annotations: base?.annotations ?? [], side: undefined, base, isLeft: false });
  };
  const close = () => {
    stored.remove();
    returnFocus();
  };
  const leave = useRef(close);
  useEffect(() => {
    leave.current = () => {
      if (draft === null || !isBegun(draft)) return close();
      setDraft({ ...draft, isLeft: true });
      returnFocus();
    };
  });
  useEffect(() => {
    if (!isEditing) return;
    onEditing?.({ leave: () => leave.current() });
    return () => onEditing?.(null);
  }, [isEditing, onEditing]);
  // As its button does, if there is one and it can be pressed.
  useShortcuts({ b: () => panel.current?.querySelector<HTMLElement>(OPENS_EDITOR)?.click() });
  const { partner } = participation;
  return (
    <Panel
      ref={panel}
      title={TITLE}
      {...(partner && record === null && { note: `with ${partner.displayName}` })}
    >
      {draft?.isLeft && (
        <PanelBody>
          <DraftNotice onUse={() => open(draft.base)} onDiscard={close}>
            Your auction so far is kept. It is not saved yet.
          </DraftNotice>
        </PanelBody>
      )}
      {offer && (
        <PanelBody>
          <DraftNotice
            onUse={() =>
              // A record that was deleted meanwhile can be entered again.
              offer.accept((kept) => ({ ...kept, isLeft: false, ...(record === null && { base: null }) }))
            }
            onDiscard={offer.discard}
          >
            {offer.isInOtherTab
              ? 'You have an unsaved auction for this board in another tab.'
              : 'You have an unsaved auction for this board. The record has changed since.'}
          </DraftNotice>
        </PanelBody>
      )}
      {isEditing ? (
        <>
          <EditBidding
            hand={hand}
            draft={draft}
            onChange={setDraft}
            current={record}
            participation={participation}
            table={table}
            takesFocus={opened}
            onClose={close}
            onLeave={onLeave}
          />
          {/* Below, so that it moves nothing out of the window. */}
          {stored.isRestored && (
            <PanelBody className="border-t">
              <DraftNotice onDiscard={close}>Your unsaved auction was kept.</DraftNotice>
            </PanelBody>
          )}
        </>
      ) : record !== null ? (
        <RecordedBidding
          hand={hand}
          record={record}
          participation={participation}
          onEdit={() => open(record)}
        />
      ) : draft !== null ? null : participation.isPlaying ? (
        <AddBidding participation={participation} onAdd={() => open(null)} />
      ) : (
        <MarkAsPlayedOffer gameId={hand.gameId} participation={participation} />
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
    panel.current?.querySelector<HTMLElement>(OPENS_EDITOR)?.focus({ preventScroll: true });
  });
  return () => {
    until.current = Date.now() + RETURN_MS;
  };
}

const RETURN_MS = 1000;
const OPENS_EDITOR = '[data-continues], [data-opens-editor]';

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
