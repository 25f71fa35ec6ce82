import { paths } from '@bridge-review/api/page-paths';
import type { Place } from '../ui/masthead.tsx';

const PARTNERS = 'tab=partners';

/** The places of a signed-in user, as seen from a path. */
export function placesAt(path: string, search: string): Place[] {
  const isAt = (home: string, below: RegExp): Place['current'] =>
    path === home ? 'page' : below.test(path) ? 'true' : null;
  return [
    { href: '/', name: 'Games', current: isAt('/', /^\/(games|hands)\//) },
    { href: paths.stats, name: 'Stats', current: isAt(paths.stats, /^\/stats\//) },
    { href: paths.leads, name: 'Leads', current: path === paths.leads ? 'page' : null },
    {
      href: `${paths.account}?${PARTNERS}`,
      name: 'Partners',
      current: path === paths.account && search === PARTNERS ? 'page' : null,
    },
  ];
}
