import type { MyParticipation } from '@bridge-review/api/participation';
import { seatName } from '@bridge-review/bridge/seat';
import type { User } from '@bridge-review/api/user';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { usePrefetch } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Strip } from '../../ui/strip.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AddPartnerDialog, MarkAsPlayedDialog } from './lazy-dialogs.ts';
import { useLeaveGame, useMyParticipation } from './queries.ts';

const OPENED_LATER = [MarkAsPlayedDialog, AddPartnerDialog];

export interface ParticipationStripProps {
  gameId: number;
  user: User;
  /** After what is known of the part: the pair in the file. */
  children?: ReactNode;
}

/** On the game page: whether the user played, with which partner and in which seat. */
export function ParticipationStrip({ gameId, user, children }: ParticipationStripProps) {
  const { data, isPending, isFetching, error, refetch } = useMyParticipation(gameId);
  usePrefetch(OPENED_LATER);
  return (
    <Strip label="Your part in this game" plain>
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
          Your part in this game could not be loaded. {errorMessage(error)}{' '}
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
  const { isPlaying, partner, seat, suggestedPartner, isSample } = participation;
  const [open, setOpen] = useState<OpenDialog>('none');
  // Turned off by mistake, it can be turned on again with the same partner.
  const [before, setBefore] = useState<MyParticipation | null>(null);
  const leave = useLeaveGame(gameId, user);
  const close = () => setOpen('none');
  const mark = () => MarkAsPlayedDialog.whenLoaded(() => setOpen('mark'));
  const addPartner = () => AddPartnerDialog.whenLoaded(() => setOpen('partner'));
  const turn = (on: boolean) => {
    if (on) return mark();
    setBefore(participation);
    leave.mutate();
  };
  return (
    <>
      <Switch checked={isPlaying} onCheckedChange={turn}>
        Played this game
      </Switch>
      {isPlaying && (
        <div className="flex min-w-0 items-center gap-x-s3 max-sm:order-1">
          {partner === null && !isSample && (
            <Button variant="quiet" icon={UserPlus} onClick={addPartner}>
              Add Partner
            </Button>
          )}
          {(partner ?? seat) !== null && (
            <p className="min-w-0 text-ink-2">
              {partner && (
                <>
                  with <b className="text-ink wrap-anywhere">{partner.displayName}</b>
                  {seat && ', '}
                </>
              )}
              {seat && `you sat ${seatName(seat)}`}
            </p>
          )}
          <Button
            variant="quiet"
            aria-label={isSample ? 'Change your seat' : 'Change partner and seat'}
            onClick={mark}
          >
            Change
          </Button>
        </div>
      )}
      {!isPlaying && suggestedPartner && (
        <p className="text-ink-2">{suggestedPartner.displayName} says they played it with you</p>
      )}
      {children}
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
