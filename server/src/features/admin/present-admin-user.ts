import type { AdminUser } from '@bridge-review/api/admin';
import type { Person } from '../../db/person.ts';
import { presentUser } from '../../http/present-user.ts';

export const presentAdminUser = (person: Person): AdminUser => ({
  ...presentUser(person),
  deactivationReason: person.deactivationReason,
});
