import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { useRef, useState } from 'react';
import { RequestError, errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BiddingConflict, VersionHeading } from './bidding-conflict.tsx';
import { type BiddingDraft, changedMeanwhile } from './bidding-draft.ts';
import { BiddingEditor } from './bidding-editor.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
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
}

/** Enters or changes a record. A version saved meanwhile by the partner is shown before it is overwritten. */
export function EditBidding(props: EditBiddingProps) {
  const { hand, draft, onChange, current, participation, table, takesFocus, onClose } = props;
  const save = useSaveBidding(hand);
  const [choosing, setChoosing] = useState(false);
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
    if (next.base === null && partnerId === null) setChoosing(true);
    else send(next, partnerId);
  };
  const keepMine = (base: BiddingRecord): void => {
    save.reset();
    onChange({ ...draft, base });
    saveButton.current?.focus({ preventScroll: true });
  };
  const conflict = useRef<HTMLElement>(null);

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
        onChange={({ calls }) => onChange({ ...draft, calls })}
        takesFocus={takesFocus}
        save={saveButton}
        {...(changed !== null && { heading: <VersionHeading title="Yours">Not saved</VersionHeading> })}
        footer={
          <div className="editor-foot border-t border-line">
            <SideChoice
              value={draft.side === undefined ? sideOfRecord(draft.base, participation) : draft.side}
              onValueChange={(side) => onChange({ ...draft, side })}
            />
            {table && (
              <div className="editor-take">
                <TakeAuction hand={hand} table={table} onTaken={onClose}>
                  Played as in the file?
                </TakeAuction>
              </div>
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
    ? 'Your partner has deleted this record meanwhile. What you entered is still here: save again to record it anew.'
    : `What you entered is still here. ${errorMessage(error)}`;
