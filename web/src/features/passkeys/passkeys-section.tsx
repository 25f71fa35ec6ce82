import type { Passkey, SignInState } from '@bridge-review/api/passkeys';
import { useRef, useState } from 'react';
import { passkeysPossible } from '../../base/passkeys-possible.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useAddPasskey, useRemovePasskey } from './queries.ts';
import { RenameDialog } from './rename-dialog.tsx';

type Open = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

export function PasskeysSection({ state }: { state: SignInState }) {
  const [open, setOpen] = useState<Open | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { passkeys } = state;
  const close = () => setOpen(null);
  // The button goes with its row.
  const leaveRow = () => {
    close();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <AccountSection
      title="Passkeys"
      intro="Sign in with your finger, your face or the PIN of your device, without typing a password. A passkey cannot be guessed, and no other site can ask for it. Changing your password does not affect your passkeys."
    >
      <PanelBody className="py-s2 sm:py-s3">
        <div ref={place} tabIndex={-1} className="outline-none">
          {passkeys.length === 0 ? (
            <p className="py-s3 text-ink-2">You have no passkey yet.</p>
          ) : (
            <ul aria-label="Passkeys">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setOpen({ kind: 'rename', passkey })}
                  onRemove={() => setOpen({ kind: 'remove', passkey })}
                />
              ))}
            </ul>
          )}
        </div>
        <div className="border-t border-line pt-s4 pb-s2">
          <AddPasskey state={state} onAdd={() => setOpen({ kind: 'add' })} />
        </div>
      </PanelBody>
      {open?.kind === 'add' && <AddDialog onClose={close} />}
      {open?.kind === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && (
        <RemoveDialog passkey={open.passkey} state={state} onClose={close} onDone={leaveRow} />
      )}
    </AccountSection>
  );
}

/** Or why there is no way to add one here. */
function AddPasskey({
  state: { elsewhere, isDemanded, passkeys },
  onAdd,
}: {
  state: SignInState;
  onAdd: () => void;
}) {
  if (elsewhere !== null) {
    return (
      <p className="text-ink-2 wrap-anywhere">
        Passkeys work at the site’s own address only: open {elsewhere} to add one.
      </p>
    );
  }
  if (!passkeysPossible()) {
    return (
      <p className="text-ink-2">
        Passkeys cannot be created here. They need a recent browser, and an address with a name: over https,
        or localhost.
      </p>
    );
  }
  return (
    <>
      {isDemanded && passkeys.length === 0 && (
        <Notice tone="warn" className="mb-s4">
          Administrators need a passkey on this site. Once you have added one, the Admin page opens again.
        </Notice>
      )}
      <Button variant={passkeys.length === 0 ? 'primary' : 'default'} onClick={onAdd}>
        Add a passkey
      </Button>
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <PasswordDialog
      title="Add a passkey"
      description="Enter your password. Your browser then asks where to keep the passkey: on this device, on your phone or on a security key."
      verb="Continue"
      pendingText="Waiting for your browser..."
      change={useAddPasskey()}
      onClose={onClose}
    />
  );
}

interface RemoveDialogProps {
  passkey: Passkey;
  state: SignInState;
  onClose: () => void;
  onDone: () => void;
}

function RemoveDialog({ passkey, state, onClose, onDone }: RemoveDialogProps) {
  return (
    <PasswordDialog
      title={`Remove ‘${passkey.name}’?`}
      description={removal(state)}
      verb="Remove passkey"
      pendingText="Removing..."
      destructive
      change={useRemovePasskey(passkey)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

function removal({ passkeys, secondStep, isDemanded }: SignInState): string {
  const usual = 'It no longer signs you in. Your device may still list it: delete it there, too.';
  if (passkeys.length > 1) return usual;
  if (isDemanded) return `${usual} It is your only one, and without a passkey the Admin page stays closed.`;
  return secondStep ? `${usual} It is your only one, so your password alone is enough again.` : usual;
}
