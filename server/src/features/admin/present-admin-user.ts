import type { AdminUser } from '@bridge-review/api/admin';
import type { Person } from '../../db/person.ts';
import { presentUser } from '../../http/present-user.ts';

export function presentAdminUser(person: Person): AdminUser {
  const { cardStyle: _own, ...user } = presentUser(person);
  return { ...user, deactivationReason: person.deactivationReason, approval: person.approval };
}
