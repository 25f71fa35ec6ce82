import { getTableColumns } from 'drizzle-orm';
import { users } from './schema.ts';

const { passwordHash: _hidden, ...columns } = getTableColumns(users);

/** All columns except the password hash, which never leaves the repo that checks it. */
export const personColumns = columns;

/** A user with the columns that the server works with. */
export type Person = Omit<typeof users.$inferSelect, 'passwordHash'>;
