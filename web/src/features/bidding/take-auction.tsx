import { annotationsToRecord } from '@bridge-review/api/annotations-to-record';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorDescription, errorMessage } from '../../base/request-error.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { MarkAsPlayedDialog } from '../participation/lazy-dialogs.ts';
import { useMyParticipation } from '../participation/queries.ts';
import { PartnerDialog } from './lazy-dialogs.ts';
import { useBidding, useSaveBidding } from './queries.ts';

export interface TakeAuctionProps {
  hand: GameHand;
  table: Pick<TableResult, 'auction' | 'ownSide'>;
  /** Before the button. */
  children?: ReactNode;
  onTaken?: () => void;
}

/** The dialog of each question. */
const DIALOGS = { played: MarkAsPlayedDialog, partner: PartnerDialog, replace: LazyConfirmDialog };

type Question = keyof typeof DIALOGS;

/** 'This was our auction': takes what a table bid as the partnership's record, after asking whatever is not known yet. */
export function TakeAuction({ hand, table, children, onTaken }: TakeAuctionProps) {
  const { data: participation } = useMyParticipation(hand.gameId);
  const { data: record = null } = useBidding(hand.id);
  const save = useSaveBidding(hand);
  const [asking, setAsking] = useState<Question | null>(null);
  const { auction, ownSide } = table;
  // A record's calls are counted from the hand's dealer.
  if (!participation || !auction || auction.calls.length === 0 || auction.dealer !== hand.dealer) return null;
  const { calls } = auction;
  if (record?.biddingSequence.join(' ') === calls.join(' ')) {
    return children !== undefined ? null : (
      <p className="flex items-center gap-s1 text-green">
        <Icon of={Check} />
        Recorded as your auction
      </p>
    );
  }
  const close = () => setAsking(null);
  const ask = (question: Question) => DIALOGS[question].whenLoaded(() => setAsking(question));
  const send = (partnerId: number | null) =>
    save.mutate(
      {
        base: record,
        calls,
        annotations: annotationsToRecord(auction),
        side: ownSide ?? undefined,
        partnerId,
      },
      {
        onSuccess: () => {
          close();
          onTaken?.();
          toast({ title: 'Bidding saved', description: `Board ${hand.boardNumber} is recorded.` });
        },
        onError: (error) => {
          if (asking !== 'replace') close();
          toast({
            title: 'The bidding was not saved',
            description: errorDescription(error),
            tone: 'error',
          });
        },
      },
    );
  const proceed = ({ isPlaying, partner, isSample }: MyParticipation) => {
    if (record !== null) ask('replace');
    else if (!isPlaying) ask('played');
    else if (partner === null && !isSample) ask('partner');
    else send(partner?.id ?? null);
  };
  return (
    <>
      <p className="text-ink-2">
        {children}{' '}
        <TextButton
          className="min-h-[1.75rem] pointer-coarse:min-h-tap"
          aria-disabled={save.isPending}
          onClick={() => !save.isPending && proceed(participation)}
        >
          This was our auction
        </TextButton>
      </p>
      {asking === 'played' && (
        <MarkAsPlayedDialog
          gameId={hand.gameId}
          participation={participation}
          toRecord
          onMarked={proceed}
          onClose={close}
        />
      )}
      {asking === 'partner' && (
        <PartnerDialog
          gameId={hand.gameId}
          suggestedPartner={participation.suggestedPartner}
          onChosen={send}
          onClose={close}
        />
      )}
      {asking === 'replace' && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title="Replace your auction?"
          description={replaceText(record?.partner?.displayName, hand.boardNumber)}
          verb="Replace"
          pendingText="Saving..."
          pending={save.isPending}
          error={save.isError ? errorMessage(save.error) : null}
          onConfirm={() => send(null)}
        />
      )}
    </>
  );
}

const replaceText = (partner: string | undefined, board: number): string =>
  partner === undefined
    ? `You have recorded another auction for board ${board}. The auction at this table would take its place.`
    : `You and ${partner} have recorded another auction for board ${board}. The auction at this table would take its place, for both of you.`;
