import type { TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';

/** Whether the file names the reader at this table. By the same rule the server puts it on the first page. */
export function isOwnTable(
  { players }: Pick<TableResult, 'players'>,
  { displayName, firstName, lastName }: Pick<User, 'displayName' | 'firstName' | 'lastName'>,
): boolean {
  const names = [displayName, `${firstName} ${lastName}`].map(lowered);
  return Object.values(players).some((name) => name !== null && names.includes(lowered(name)));
}

const lowered = (name: string): string => name.trim().toLowerCase();
