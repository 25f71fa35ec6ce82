import type { RegistrationState } from '@bridge-review/api/registration';
import { errorMessage } from '../../base/request-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { Applicants } from './applicants.tsx';
import { Invitations } from './invitations.tsx';
import { ModeForm } from './mode-form.tsx';
import { useRegistrationState } from './queries.ts';

/** Who may register, who waits, and who is invited. */
export function RegistrationTab() {
  const { data, isPending, isFetching, error, refetch } = useRegistrationState();
  if (isPending) return <SkeletonRows count={3} label="Loading registration" />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Registration could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  const { mode, isChosen, waiting } = data;
  return (
    <>
      <AccountSection
        title="Who may register"
        intro="Applies to the whole site at once. People who have an account keep it, whatever you choose."
      >
        <PanelBody>
          {/* Another administrator may have changed it: then that is what is chosen. */}
          <ModeForm key={mode} mode={mode} isChosen={isChosen} />
        </PanelBody>
      </AccountSection>
      {(mode === 'approval' || waiting > 0) && <WaitingSection state={data} />}
      <AccountSection title="Invitations" intro={INVITATIONS[mode]}>
        <PanelBody className="py-s2 sm:py-s3">
          <Invitations />
        </PanelBody>
      </AccountSection>
      <AccountSection
        title="Declined"
        intro="You can still let them in. A declined registration is deleted after 30 days."
      >
        <PanelBody className="py-s2 sm:py-s3">
          <Applicants state="declined" empty="Nobody was declined in the last 30 days." />
        </PanelBody>
      </AccountSection>
    </>
  );
}

const INVITATIONS: Record<RegistrationState['mode'], string> = {
  open: 'Nobody needs one while everybody may register. People who use one are listed here.',
  invitation: 'Each has a link with which one person, or as many as you say, can create an account.',
  approval: 'People with an invitation need not wait for approval.',
};

function WaitingSection({ state: { mode } }: { state: RegistrationState }) {
  return (
    <AccountSection
      title="Waiting for approval"
      intro={
        mode === 'approval'
          ? 'They cannot sign in yet. Whatever you decide, they get an email. Administrators get an email when somebody is waiting.'
          : 'They registered while accounts needed approval, and are still waiting for it. Whatever you decide, they get an email.'
      }
    >
      <PanelBody className="py-s2 sm:py-s3">
        <Applicants state="waiting" empty="Nobody is waiting." />
      </PanelBody>
    </AccountSection>
  );
}
