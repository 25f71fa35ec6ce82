import { accountTab } from '@bridge-review/api/page-paths';
import { useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useSignInState } from './queries.ts';
import { UsePasskeyButton } from './use-passkey-button.tsx';

/** In place of the Admin page, for an administrator who signed in with the password alone where that is not enough. */
export function PasskeyGate() {
  const queryClient = useQueryClient();
  const { data, isPending } = useSignInState();
  if (isPending) return <SkeletonRows count={2} label="Loading" />;
  const hasOne = data !== undefined && data.passkeys.length > 0;
  return (
    <Panel title="A passkey is needed here">
      <PanelBody className="grid justify-items-start gap-s4">
        <p className="max-w-measure">
          {hasOne
            ? 'Administrators of this site sign in with a passkey. You have signed in with your password: use your passkey now, and this page opens.'
            : 'Administrators of this site need a passkey, and you have none yet. Add one to your account, and this page opens.'}
        </p>
        {hasOne ? (
          <UsePasskeyButton onSignedIn={() => queryClient.invalidateQueries()} />
        ) : (
          <ButtonLink variant="primary" href={accountTab('password')}>
            Add a passkey
          </ButtonLink>
        )}
      </PanelBody>
    </Panel>
  );
}
