import type { Invitation } from '@bridge-review/api/registration';
import { useRef, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useInvitations, useWithdrawInvitation } from './queries.ts';
import { invitationFacts, invitationName, usedByText } from './registration-text.ts';

const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** The invitations there are. None can be shown again, since only hashes of the links are kept. */
export function Invitations() {
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <InvitationList />
      <p className="border-t border-line pt-s4 pb-s2">
        <Button variant="primary" onClick={() => InviteDialog.whenLoaded(() => setInviting(true))}>
          Invite
        </Button>
      </p>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function InvitationList() {
  const { data, isPending, isFetching, error, refetch } = useInvitations();
  const withdraw = useWithdrawInvitation();
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  const list = useRef<HTMLDivElement>(null);
  if (isPending) return <SkeletonRows count={2} label="Loading invitations" />;
  if (data === undefined) {
    return (
      <ErrorState
        level={3}
        title="The list could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  const close = () => {
    setLeaving(null);
    withdraw.reset();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 ? (
        <p className="py-s3 text-ink-2">Nobody is invited yet.</p>
      ) : (
        <ul aria-label="Invitations">
          {data.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onWithdraw={() => LazyConfirmDialog.whenLoaded(() => setLeaving(invitation))}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Withdraw ‘${invitationName(leaving)}’?`}
          description="Nobody can register with it any more. Who has registered with it keeps the account."
          verb="Withdraw invitation"
          pending={withdraw.isPending}
          pendingText="Withdrawing..."
          error={withdraw.isError ? errorMessage(withdraw.error) : null}
          onConfirm={() =>
            withdraw.mutate(leaving, {
              onSuccess: () => {
                close();
                // The row has no button any more.
                list.current?.focus({ preventScroll: true });
              },
            })
          }
        />
      )}
    </div>
  );
}

function InvitationRow({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: () => void }) {
  const name = invitationName(invitation);
  const usedBy = usedByText(invitation);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line py-s3 not-first:border-t">
      <div className="min-w-0">
        <p
          className={invitation.state === 'open' ? 'font-semibold wrap-anywhere' : 'text-ink-2 wrap-anywhere'}
        >
          {name}
        </p>
        <MetaStrip className="text-sm text-ink-3" items={invitationFacts(invitation)} />
        {usedBy !== null && <p className="text-sm wrap-anywhere text-ink-2">{usedBy}</p>}
      </div>
      {invitation.state === 'open' && (
        <Button variant="danger" hang="left" aria-label={`Withdraw ${name}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
    </li>
  );
}
