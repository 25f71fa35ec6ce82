import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { callerAt, isOver } from '@bridge-review/bridge/auction';
import { useRef, useState } from 'react';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { BiddingConflict, VersionHeading } from './bidding-conflict.tsx';
import { type BiddingDraft, changedMeanwhile, withAnnotation, withCalls } from './bidding-draft.ts';
import { BiddingEditor } from './bidding-editor.tsx';
import { ExplainCallDialog } from './explain-call-dialog.tsx';
import { PartnerDialog } from './lazy-dialogs.ts';
import { useSaveBidding } from './queries.ts';
import { auctionOf } from './recorded-auction.ts';
import { SideChoice } from './side-choice.tsx';
import { TakeAuction } from './take-auction.tsx';
import { sideOfRecord } from './side-of-record.ts';

export interface EditBiddingProps {
  hand: GameHand;
  draft: BiddingDraft;
  onChange: (draft: BiddingDraft) => void;
  /** The record as last fetched from the server. */
  current: BiddingRecord | null;
  participation: MyParticipation;
  /** Whose auction in the file may have been theirs. */
  table: TableResult | undefined;
  takesFocus: boolean;
  onClose: () => void;
  /** Leaves it to look at the whole board, and keeps what was entered. */
  onLeave?: (() => void) | undefined;
}

/** Enters or changes a record. A version saved meanwhile by the partner is shown before it is overwritten. */
export function EditBidding(props: EditBiddingProps) {
  const { hand, draft, onChange, current, participation, table, takesFocus, onClose, onLeave } = props;
  const save = useSaveBidding(hand);
  const [choosing, setChoosing] = useState(false);
  const [explained, setExplained] = useState<number | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const auction = auctionOf(hand.dealer, draft.calls);
  const changed = changedMeanwhile(draft, current);

  const send = (next: BiddingDraft, partnerId: number | null) =>
    save.mutate(
      { ...next, partnerId },
      {
        onSuccess: () => {
          setChoosing(false);
          onClose();
          toast({ title: 'Bidding saved', description: `Board ${hand.boardNumber} is recorded.` });
        },
        onError: (error) => {
          setChoosing(false);
          // Deleted meanwhile: what was entered can still be saved as a new record.
          if (error instanceof RequestError && error.status === 404) onChange({ ...next, base: null });
        },
      },
    );
  const submit = (next: BiddingDraft) => {
    const partnerId = participation.partner?.id ?? null;
    const needsPartner = next.base === null && partnerId === null && !participation.isSample;
    if (needsPartner) PartnerDialog.whenLoaded(() => setChoosing(true));
    else send(next, partnerId);
  };
  const keepMine = (base: BiddingRecord): void => {
    save.reset();
    onChange({ ...draft, base });
    saveButton.current?.focus({ preventScroll: true });
  };
  const conflict = useRef<HTMLElement>(null);
  // On phones the foot begins behind the bar with Save.
  const sideAtEnd = useMedia(PHONE) && isOver(auction);
  const side = (
    <SideChoice
      value={draft.side === undefined ? sideOfRecord(draft.base, participation) : draft.side}
      onValueChange={(value) => onChange({ ...draft, side: value })}
    />
  );

  return (
    <>
      {changed !== null && (
        <BiddingConflict
          ref={conflict}
          hand={hand}
          saved={changed}
          own={auction}
          onKeepSaved={onClose}
          onUseMine={() => keepMine(changed)}
        />
      )}
      <BiddingEditor
        hand={hand}
        auction={auction}
        onChange={({ calls }) => onChange(withCalls(draft, calls))}
        annotations={draft.annotations}
        onExplain={setExplained}
        takesFocus={takesFocus}
        end={sideAtEnd && side}
        save={saveButton}
        {...(changed !== null && { heading: <VersionHeading title="Yours">Not saved</VersionHeading> })}
        footer={
          <div className="editor-foot border-t border-line">
            {!sideAtEnd && side}
            {table && (
              <div className="editor-take">
                <TakeAuction hand={hand} table={table} onTaken={onClose}>
                  Same auction as at the table?
                </TakeAuction>
              </div>
            )}
            {onLeave && (
              // On wider windows it stands below the deal.
              <TextButton className="min-h-tap text-left text-sm min-[37.51em]:hidden" onClick={onLeave}>
                Show all and leave the editor
              </TextButton>
            )}
            <div className="editor-actions">
              <Button onClick={onClose}>Cancel</Button>
              <Button
                ref={saveButton}
                variant="primary"
                disabled={draft.calls.length === 0}
                pending={save.isPending}
                pendingText="Saving..."
                // Nothing is overwritten before the user has chosen.
                onClick={() => (changed === null ? submit(draft) : conflict.current?.focus())}
              >
                Save
              </Button>
            </div>
          </div>
        }
      >
        {save.isError && changed === null && (
          <Notice tone="error" announce="alert" title="The bidding was not saved" className="mt-s4">
            {saveFailure(save.error)}
          </Notice>
        )}
      </BiddingEditor>
      {explained !== null && auction.calls[explained] && (
        <ExplainCallDialog
          call={auction.calls[explained]}
          seat={callerAt(auction, explained)}
          annotation={draft.annotations.find(({ call }) => call === explained)}
          onExplain={(said) =>
            onChange({
              ...draft,
              annotations: withAnnotation(draft.annotations, { call: explained, ...said }),
            })
          }
          onClose={() => setExplained(null)}
        />
      )}
      {choosing && (
        <PartnerDialog
          gameId={hand.gameId}
          suggestedPartner={participation.suggestedPartner}
          onChosen={(partnerId) => send(draft, partnerId)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

const saveFailure = (error: unknown): string =>
  error instanceof RequestError && error.status === 404
    ? 'Your partner has deleted this record in the meantime. Your auction is still here: save again to record it.'
    : `What you entered is still here. ${errorMessage(error)}`;
