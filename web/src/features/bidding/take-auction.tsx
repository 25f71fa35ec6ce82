import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { Check } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { errorDescription, errorMessage } from '../../base/request-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMyParticipation } from '../participation/queries.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { useBidding, useSaveBidding } from './queries.ts';

// Most have said so before they look at a board.
const MarkAsPlayedDialog = lazy(async () => ({
  default: (await import('../participation/mark-as-played-dialog.tsx')).MarkAsPlayedDialog,
}));

export interface TakeAuctionProps {
  hand: GameHand;
  table: Pick<TableResult, 'auction' | 'ownSide'>;
  /** Before the button. */
  children?: ReactNode;
  onTaken?: () => void;
}

type Step = 'none' | 'played' | 'partner' | 'replace';

/** 'This was our auction': takes what a table bid as the partnership's record, after asking whatever is not known yet. */
export function TakeAuction({ hand, table, children, onTaken }: TakeAuctionProps) {
  const { data: participation } = useMyParticipation(hand.gameId);
  const { data: record = null } = useBidding(hand.id);
  const save = useSaveBidding(hand);
  const [step, setStep] = useState<Step>('none');
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
  const close = () => setStep('none');
  const send = (partnerId: number | null) =>
    save.mutate(
      { base: record, calls, side: ownSide ?? undefined, partnerId },
      {
        onSuccess: () => {
          close();
          onTaken?.();
          toast({ title: 'Bidding saved', description: `Board ${hand.boardNumber} is recorded.` });
        },
        onError: (error) => {
          if (step !== 'replace') close();
          toast({
            title: 'The bidding was not saved',
            description: errorDescription(error),
            tone: 'error',
          });
        },
      },
    );
  const proceed = ({ isPlaying, partner }: MyParticipation) => {
    if (record !== null) setStep('replace');
    else if (!isPlaying) setStep('played');
    else if (partner === null) setStep('partner');
    else send(partner.id);
  };
  return (
    <>
      <p className="text-ink-2">
        {children}{' '}
        <TextButton
          className="min-h-[1.75rem]"
          aria-disabled={save.isPending}
          onClick={() => !save.isPending && proceed(participation)}
        >
          This was our auction
        </TextButton>
      </p>
      {step === 'played' && (
        <Suspense>
          <MarkAsPlayedDialog
            gameId={hand.gameId}
            participation={participation}
            onMarked={proceed}
            onClose={close}
          />
        </Suspense>
      )}
      {step === 'partner' && (
        <PartnerDialog
          gameId={hand.gameId}
          suggestedPartner={participation.suggestedPartner}
          onChosen={send}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={step === 'replace'}
        onOpenChange={(open) => !open && close()}
        title="Replace your auction?"
        description={`You and ${record?.partner.displayName ?? 'your partner'} have recorded another auction for board ${hand.boardNumber}. The auction at this table would take its place, for both of you.`}
        verb="Replace"
        pendingText="Saving..."
        pending={save.isPending}
        error={save.isError ? errorMessage(save.error) : null}
        onConfirm={() => send(null)}
      />
    </>
  );
}
