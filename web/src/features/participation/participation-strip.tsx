import type { MyParticipation } from '@bridge-review/api/participation';
import { seatName } from '@bridge-review/bridge/seat';
import type { User } from '@bridge-review/api/user';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Strip } from '../../ui/strip.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AddPartnerDialog } from './add-partner-dialog.tsx';
import { MarkAsPlayedDialog } from './mark-as-played-dialog.tsx';
import { useLeaveGame, useMyParticipation } from './queries.ts';

export interface ParticipationStripProps {
  gameId: number;
  user: User;
  /** After what is known of the part: the pair in the file. */
  children?: ReactNode;
  className?: string;
}

/** On the game page: whether the user played, with which partner and in which seat. */
export function ParticipationStrip({ gameId, user, children, className }: ParticipationStripProps) {
  const { data, isPending, isFetching, error, refetch } = useMyParticipation(gameId);
  return (
    <Strip label="Your part in this game" {...(className !== undefined && { className })}>
      {data ? (
        <Participation gameId={gameId} user={user} participation={data}>
          {children}
        </Participation>
      ) : isPending ? (
        <SkeletonGroup label="Loading whether you played" className="flex min-h-tap items-center gap-s3">
          <Skeleton className="h-[1.7rem] w-[3rem] rounded-full" />
          <Skeleton className="h-[1rem] w-[9rem]" />
        </SkeletonGroup>
      ) : (
        <Notice tone="error" announce="alert" className="flex-1 flex-wrap">
          Whether you played this game could not be loaded. {errorMessage(error)}{' '}
          <Button pending={isFetching} pendingText="Trying…" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
    </Strip>
  );
}

type OpenDialog = 'none' | 'mark' | 'partner';

function Participation({
  gameId,
  user,
  participation,
  children,
}: ParticipationStripProps & { participation: MyParticipation }) {
  const { isPlaying, partner, seat, suggestedPartner } = participation;
  const [open, setOpen] = useState<OpenDialog>('none');
  // Turned off by mistake, it can be turned on again with the same partner.
  const [before, setBefore] = useState<MyParticipation | null>(null);
  const leave = useLeaveGame(gameId, user);
  const close = () => setOpen('none');
  const turn = (on: boolean) => {
    if (on) return setOpen('mark');
    setBefore(participation);
    leave.mutate();
  };
  return (
    <>
      <Switch checked={isPlaying} onCheckedChange={turn}>
        Played this game
      </Switch>
      {isPlaying && partner && (
        <p className="text-ink-2">
          Partner <b className="text-ink wrap-anywhere">{partner.displayName}</b>
        </p>
      )}
      {isPlaying && seat && <p className="text-ink-2">You sat {seatName(seat)}</p>}
      {!isPlaying && suggestedPartner && (
        <p className="text-ink-2">{suggestedPartner.displayName} says to have played it with you</p>
      )}
      {children}
      {isPlaying && (
        <div className="ml-auto flex flex-wrap items-center gap-s2">
          {partner === null && (
            <Button icon={UserPlus} onClick={() => setOpen('partner')}>
              Add Partner
            </Button>
          )}
          <Button
            variant="quiet"
            hang="right"
            aria-label="Change partner and seat"
            onClick={() => setOpen('mark')}
          >
            Change
          </Button>
        </div>
      )}
      {open === 'mark' && (
        <MarkAsPlayedDialog
          gameId={gameId}
          participation={
            isPlaying || before === null ? participation : { ...before, isPlaying, suggestedPartner }
          }
          onClose={close}
        />
      )}
      {open === 'partner' && (
        <AddPartnerDialog gameId={gameId} suggestedPartner={suggestedPartner} onClose={close} />
      )}
    </>
  );
}
