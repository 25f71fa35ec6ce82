import { userTypes } from '@bridge-review/api/user';
import { sql } from 'drizzle-orm';
import { passkeys, sessions, users } from '../../../db/schema.ts';
import { type Check, person, type Survey } from '../check.ts';
import { sqlCheck } from './sql-check-repo.ts';

const isAdmin = sql`${users.userType} = 'admin' and ${users.deactivatedAt} is null and ${users.deletedAt} is null`;

const noAdmin: Check = {
  name: 'no active administrator',
  severity: 'error',
  type: 'data_inconsistency',
  table: 'users',
  description: 'There is no active administrator.',
  fix: person('Make somebody an administrator on the server: npm run admin -- grant-admin EMAIL.'),
};

export const userChecks: readonly Survey[] = [
  sqlCheck('Kinds of users', {
    name: 'unknown user type',
    severity: 'error',
    type: 'data_inconsistency',
    table: users,
    where: sql`not coalesce(${users.userType} = any(array[${sql.join(
      userTypes.map((type) => sql`${type}`),
      sql`, `,
    )}]), false)`,
    description: 'This user is neither a player nor an administrator nor a test user.',
    details: sql`'user_type is ' || coalesce(${users.userType}, 'empty')`,
    remedy: { advice: 'Choose the type of this user in User Management: it decides what they may do.' },
  }),
  sqlCheck('Deleted accounts', {
    name: 'deleted and active',
    severity: 'error',
    type: 'data_inconsistency',
    table: users,
    where: sql`${users.deletedAt} is not null and ${users.deactivatedAt} is null`,
    description: 'This account was deleted and is active all the same.',
    remedy: {
      set: [users.deactivatedAt, sql`${users.deletedAt}`],
      action: 'Deactivate the account as of its deletion',
    },
  }),
  sqlCheck('Mail addresses', {
    name: 'address used twice',
    severity: 'error',
    type: 'data_inconsistency',
    table: users,
    where: sql`exists (select from ${users} as other
      where lower(other.email) = lower(${users.email}) and other.id < ${users.id})`,
    description: 'An older account has the same mail address, so it is chance which of them signs in.',
    remedy: { advice: 'Ask the person which account is theirs, and change the address of the other.' },
  }),
  sqlCheck('Second steps', {
    name: 'second step without a passkey',
    severity: 'error',
    type: 'data_inconsistency',
    table: users,
    where: sql`${users.secondStep} and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
    description: 'This user is asked for a passkey after the password, and has none.',
    remedy: { set: [users.secondStep, sql`false`], action: 'Switch the second step off' },
  }),
  {
    step: 'Administrators',
    checks: [noAdmin],
    async *list({ db }) {
      const { rows } = await db.execute(sql`select from ${users} where ${isAdmin} limit 1`);
      const findings = rows.length > 0 ? [] : [{ check: noAdmin, key: ['all'], details: null }];
      yield { findings, share: 1 };
    },
  },
  sqlCheck('Sessions of deactivated users', {
    name: 'session of a deactivated user',
    severity: 'warning',
    type: 'data_inconsistency',
    table: sessions,
    where: sql`exists (select from ${users} where ${users.id} = ${sessions.userId} and ${users.deactivatedAt} is not null)`,
    description: 'This session belongs to a user who is deactivated; it can no longer be used.',
    details: sql`'user_id is ' || ${sessions.userId}`,
    remedy: { remove: 'Remove the session' },
  }),
];
