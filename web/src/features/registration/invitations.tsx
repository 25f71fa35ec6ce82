import type { Invitation } from '@bridge-review/api/registration';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { RevocableList } from '../account/revocable-list.tsx';
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
  return (
    <RevocableList
      label="Invitations"
      empty="No invitations yet."
      list={useInvitations()}
      revocation={useWithdrawInvitation()}
      question={(invitation) => ({
        title: `Withdraw ‘${invitationName(invitation)}’?`,
        description: 'Nobody can register with it any more. Accounts that were created with it stay.',
        verb: 'Withdraw invitation',
        pendingText: 'Withdrawing...',
      })}
      renderRow={(invitation, onWithdraw) => (
        <InvitationRow key={invitation.id} invitation={invitation} onWithdraw={onWithdraw} />
      )}
    />
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
