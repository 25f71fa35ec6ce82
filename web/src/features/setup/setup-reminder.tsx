import { adminTab } from '@bridge-review/api/page-paths';
import { setupLines } from '@bridge-review/api/setup-lines';
import type { User } from '@bridge-review/api/user';
import { TriangleAlert } from 'lucide-react';
import { formattedCount } from '../../ui/format-number.ts';
import { useNow } from '../../base/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useSetupReport } from './queries.ts';

/**
 * For administrators, until all is fine or one of them hides it in the setup. A line beside the title: it comes after
 * the page, and must not move what is there.
 */
export function SetupReminder({ user }: { user: User }) {
  const { data } = useSetupReport();
  const now = useNow();
  if (data === undefined || data.reminderHiddenAt !== null) return null;
  const lines = setupLines(data, { origin: location.origin, email: user.email, now });
  const open = lines.filter(({ state }) => state !== 'fine').length;
  if (open === 0) return null;
  return (
    <Link href={adminTab('setup')} className="-my-s2 inline-flex min-h-tap items-center gap-s2 text-sm">
      <Icon of={TriangleAlert} className="text-ochre" />
      Setup: {formattedCount(open, 'thing')} to do
    </Link>
  );
}
