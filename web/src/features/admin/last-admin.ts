import type { User } from '@bridge-review/api/user';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { useQuery } from '@tanstack/react-query';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';

/** Whether this user is the only active admin. The server does not let them step down or leave. */
export function useIsLastAdmin({ userType }: User): boolean {
  const isAdmin = userType === 'admin';
  const { data } = useQuery({ ...routeQuery(adminRoutes.stats), ...alwaysFresh, enabled: isAdmin });
  return isAdmin && data?.activeAdmins === 1;
}
