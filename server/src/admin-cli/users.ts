import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Person, personColumns } from '../db/person.ts';
import { users } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { RefusedError } from './open-database.ts';

/** Whether they were none before. */
export async function grantAdmin(
  db: Database,
  { audit }: Pick<Services, 'audit'>,
  email: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [person] = await tx
      .select(personColumns)
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), isNull(users.deletedAt)))
      .for('update');
    if (person === undefined) {
      throw new RefusedError(`There is no user with the address ${email}. They must register first.`);
    }
    if (person.approval !== null) {
      throw new RefusedError(
        `${email} has not been approved. An administrator must approve the registration first.`,
      );
    }
    if (person.deactivatedAt !== null) {
      throw new RefusedError(`${email} is deactivated. An administrator must reactivate them first.`);
    }
    if (person.userType === 'admin') return false;
    await tx.update(users).set({ userType: 'admin' }).where(eq(users.id, person.id));
    await audit.record(tx, {
      actorId: null,
      action: 'user_type_changed',
      targetId: person.id,
      details: { from: person.userType, to: 'admin' },
    });
    return true;
  });
}

const PAGE_SIZE = 500;

/** All users, one line each, oldest first. */
export async function* userLines(db: Database): AsyncGenerator<string> {
  yield 'ID\tTYPE\tSTATUS\tEMAIL\tNAME';
  for (let after = 0; ;) {
    const people = await db
      .select(personColumns)
      .from(users)
      .where(and(gt(users.id, after), isNull(users.deletedAt)))
      .orderBy(asc(users.id))
      .limit(PAGE_SIZE);
    for (const person of people) yield lineOf(person);
    const last = people.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

function lineOf(person: Person): string {
  const status = person.approval ?? (person.deactivatedAt === null ? 'active' : 'deactivated');
  const mail = person.emailVerifiedAt === null ? `${person.email} (not verified)` : person.email;
  const name = `${person.displayName} (${person.firstName} ${person.lastName})`;
  return [person.id, person.userType, status, mail, name].join('\t');
}
