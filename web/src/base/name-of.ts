import type { User } from '@bridge-review/api/user';

/** What a person is called: the display name, else first and last name, else the address. */
export function nameOf(user: Pick<User, 'displayName' | 'firstName' | 'lastName' | 'email'>): string {
  return user.displayName.trim() || `${user.firstName} ${user.lastName}`.trim() || user.email;
}
