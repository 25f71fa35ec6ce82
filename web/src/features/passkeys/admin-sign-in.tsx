import { accountTab } from '@bridge-review/api/page-paths';
import type { AdminSignIn } from '@bridge-review/api/passkeys';
import { passkeyRoutes } from '@bridge-review/api/routes/passkeys';
import { plural } from '@bridge-review/bridge/counted';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { errorMessage } from '../../base/request-error.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountSection } from '../account/account-section.tsx';

const adminQuery = routeQuery(passkeyRoutes.adminSignIn);

/** Whether administrators need a passkey. */
export function AdminSignInSection() {
  const { data, isPending, isFetching, error, refetch } = useQuery({ ...adminQuery, ...alwaysFresh });
  if (isPending) return <SkeletonRows count={1} label="Loading how administrators sign in" />;
  return (
    <div className="mt-s6">
      <AccountSection
        title="How administrators sign in"
        intro="Anyone who gets an administrator’s password can do everything here. A passkey cannot be guessed, or stolen by a fake page."
      >
        {data === undefined ? (
          <ErrorState
            level={3}
            title="This could not be loaded"
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {errorMessage(error)}
          </ErrorState>
        ) : (
          <PanelBody className="grid gap-s3">
            <Demand state={data} />
          </PanelBody>
        )}
      </AccountSection>
    </div>
  );
}

function Demand({ state: { needsPasskey, adminsWithout } }: { state: AdminSignIn }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (wanted: boolean) => call(passkeyRoutes.setAdminSignIn, { body: { needsPasskey: wanted } }),
    onSuccess: (state) => {
      queryClient.setQueryData(adminQuery.queryKey, state);
      toast(
        state.needsPasskey
          ? { title: 'Passkeys are needed', description: 'The Admin page opens with a passkey only.' }
          : { title: 'Passkeys are not needed', description: 'Administrators can use their password alone.' },
      );
    },
  });
  return (
    <>
      <Switch
        checked={needsPasskey}
        onCheckedChange={(wanted) => !change.isPending && change.mutate(wanted)}
        aria-describedby="admin-sign-in-state"
      >
        Administrators need a passkey
      </Switch>
      <p id="admin-sign-in-state" className="text-sm text-ink-3">
        {withoutText(needsPasskey, adminsWithout)}
      </p>
      {change.isError && (
        <Notice tone="error" announce="alert">
          {errorMessage(change.error)}{' '}
          <Link tone="text" href={accountTab('password')}>
            Your passkeys
          </Link>
        </Notice>
      )}
    </>
  );
}

function withoutText(needsPasskey: boolean, without: number): string {
  if (without === 0) return 'All administrators have one.';
  const who = plural(without, 'One administrator has', `${without} administrators have`);
  return needsPasskey
    ? `${who} none yet, and cannot open this page before adding one.`
    : `${who} none yet, and would have to add one before opening this page.`;
}
