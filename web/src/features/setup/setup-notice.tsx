import type { User } from '@bridge-review/api/user';
import { useNow } from '../../base/now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePutAway, useSetupReport } from './queries.ts';
import { setupLines } from './setup-lines.ts';

/** For administrators, until all is fine or they put it away; the page itself stays under Admin. */
export function SetupNotice({ user }: { user: User }) {
  const { data } = useSetupReport();
  const putAway = usePutAway();
  const now = useNow();
  if (data === undefined || data.putAwayAt !== null) return null;
  const lines = setupLines(data, { origin: location.origin, email: user.email, now });
  const open = lines.filter(({ state }) => state !== 'fine');
  if (open.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title="This site is not set up completely"
      onDismiss={() => putAway.mutate(true)}
      className="mb-s4"
    >
      <p className="wrap-anywhere">To look at: {open.map(({ title }) => title.toLowerCase()).join(', ')}.</p>
      <p className="mt-s2">
        <ButtonLink href="/admin?tab=setup">Open the setup</ButtonLink>
      </p>
    </Notice>
  );
}
