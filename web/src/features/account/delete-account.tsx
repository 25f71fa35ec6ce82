import { messages } from '@bridge-review/api/messages';
import type { User } from '@bridge-review/api/user';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { useIsLastAdmin } from '../admin/last-admin.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DeleteAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const isLastAdmin = useIsLastAdmin(user);
  return (
    <AccountSection title="Delete my account" intro="Immediate and permanent.">
      <PanelBody className="flex flex-wrap items-center justify-between gap-x-s5 gap-y-s2">
        <p className="min-w-0 flex-1 basis-[18rem]">
          Your name, email address, password and list of partners are removed. Your games and comments stay
          for other players, under the name ‘Deleted player’.
        </p>
        {isLastAdmin ? (
          <p className="text-ochre">{messages.lastAdmin}</p>
        ) : (
          <Button variant="danger" hang="left" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        )}
      </PanelBody>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
