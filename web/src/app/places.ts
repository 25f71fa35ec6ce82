import type { Place } from '../ui/masthead.tsx';

const PARTNERS = 'tab=partners';

/** The places of a signed-in user, as seen from a path. */
export function placesAt(path: string, search: string): Place[] {
  const isAt = (home: string, below: RegExp): Place['current'] =>
    path === home ? 'page' : below.test(path) ? 'true' : null;
  return [
    { href: '/', name: 'Games', current: isAt('/', /^\/(games|hands)\//) },
    { href: '/stats', name: 'Stats', current: isAt('/stats', /^\/stats\//) },
    { href: '/leads', name: 'Leads', current: path === '/leads' ? 'page' : null },
    {
      href: `/account?${PARTNERS}`,
      name: 'Partners',
      current: path === '/account' && search === PARTNERS ? 'page' : null,
    },
  ];
}
