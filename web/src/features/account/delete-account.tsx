import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { AccountSection } from './account-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title="Delete my account" intro="At once, and without a way back.">
      <PanelBody className="flex flex-wrap items-center justify-between gap-x-s5 gap-y-s2">
        <p className="min-w-0 flex-1 basis-[18rem]">
          Your names, your address, your password and your partners are removed. Your games and comments stay
          for the others, under the name ‘Deleted player’.
        </p>
        <Button variant="danger" hang="left" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </PanelBody>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
