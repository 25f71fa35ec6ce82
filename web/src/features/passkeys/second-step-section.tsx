import type { SignInState } from '@bridge-review/api/passkeys';
import { useState } from 'react';
import { formattedCount } from '../../ui/format-number.ts';
import { Button } from '../../ui/button.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { PanelBody } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { MadeCodes } from './made-codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useMakeCodes, useSetSecondStep } from './queries.ts';

/** The second step after the password, and the codes for when the passkey is lost. */
export function SecondStepSection({ state }: { state: SignInState }) {
  const [open, setOpen] = useState<'codes' | 'switch' | null>(null);
  const close = () => setOpen(null);
  const { passkeys, recoveryCodes, secondStep, isDemanded } = state;
  const isReady = passkeys.length > 0 && recoveryCodes.left > 0;
  return (
    <AccountSection
      title="Second step"
      intro="A password alone is then not enough to sign in. You also need a passkey, or a recovery code if the passkey is lost."
    >
      <PanelBody className="grid gap-s2">
        <Switch
          checked={secondStep}
          disabled={isDemanded || (!secondStep && !isReady)}
          onCheckedChange={() => setOpen('switch')}
          aria-describedby="second-step-state"
        >
          Ask for a passkey or a recovery code after the password
        </Switch>
        <p id="second-step-state" className="text-sm text-ink-3">
          {stepText(state)}
        </p>
      </PanelBody>
      <PanelBody className="grid gap-s3 border-t border-line">
        <h3 className="font-semibold">Recovery codes</h3>
        <p className="text-ink-2">{codesText(recoveryCodes)}</p>
        <p>
          <Button onClick={() => setOpen('codes')}>
            {recoveryCodes.left === 0 ? 'Create recovery codes' : 'Create new codes'}
          </Button>
        </p>
      </PanelBody>
      {open === 'switch' && <SwitchDialog isOn={!secondStep} onClose={close} />}
      {open === 'codes' && <CodesDialog left={recoveryCodes.left} onClose={close} />}
    </AccountSection>
  );
}

function stepText({ passkeys, recoveryCodes, secondStep, isDemanded }: SignInState): string {
  if (secondStep && recoveryCodes.left === 0)
    return 'You have no recovery codes left. Create new ones, or you cannot sign in without your passkey.';
  if (isDemanded) return 'This site requires it for all administrators.';
  if (secondStep || (passkeys.length > 0 && recoveryCodes.left > 0))
    return 'Signing in with a passkey needs no second step.';
  if (passkeys.length > 0) return 'Create recovery codes first, in case the passkey is lost.';
  return 'Add a passkey and create recovery codes first.';
}

function codesText({ left, madeAt }: SignInState['recoveryCodes']): string {
  if (madeAt === null) return 'You have none. Each code works once, together with your password.';
  const made = `created on ${formatDate(calendarDay(madeAt))}`;
  return `${formattedCount(left, 'code')} left, ${made}. Each works once, together with your password.`;
}

function SwitchDialog({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const change = useSetSecondStep(isOn);
  return isOn ? (
    <PasswordDialog
      title="Switch the second step on?"
      description="From then on your password alone does not sign you in. Keep your recovery codes where you can find them without this device."
      verb="Switch on"
      pendingText="Saving..."
      change={change}
      onClose={onClose}
    />
  ) : (
    <PasswordDialog
      title="Switch the second step off?"
      description="Your password alone signs you in again. Your passkeys stay."
      verb="Switch off"
      pendingText="Saving..."
      destructive
      change={change}
      onClose={onClose}
    />
  );
}

function CodesDialog({ left, onClose }: { left: number; onClose: () => void }) {
  const make = useMakeCodes();
  if (make.data) return <MadeCodes codes={make.data.codes} onClose={onClose} />;
  return (
    <PasswordDialog
      title={left === 0 ? 'Create recovery codes' : 'Create new recovery codes?'}
      description={
        left === 0
          ? 'Ten codes, each of which signs you in once, together with your password, when your passkey is lost.'
          : 'The old codes stop working.'
      }
      verb="Create codes"
      pendingText="Making..."
      change={make}
      onClose={onClose}
      // The codes take its place.
      onDone={() => {}}
    />
  );
}
