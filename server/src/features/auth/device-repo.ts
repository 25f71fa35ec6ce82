import { and, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { knownDevices } from '../../db/schema.ts';

/** More browsers than anybody has. */
const DEVICES = 20;

const isOver = sql`${knownDevices.lastUsedAt} <= now() - interval '1 year'`;

/** Whether the user has signed in there within a year; notes that they do so now. */
export async function noteDevice(
  db: Executor,
  userId: number,
  deviceHash: string,
): Promise<'known' | 'new' | 'first'> {
  const known = await db
    .update(knownDevices)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash), sql`not ${isOver}`))
    .returning({ userId: knownDevices.userId });
  if (known.length > 0) return 'known';
  const [before] = await db
    .select({ devices: count() })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: sql`now()` },
    });
  await db.execute(sql`delete from ${knownDevices} where ${knownDevices.userId} = ${userId}
    and ${knownDevices.deviceHash} in (select device_hash from ${knownDevices} where user_id = ${userId}
      order by last_used_at desc, created_at desc, device_hash offset ${DEVICES})`);
  return before?.devices === 0 ? 'first' : 'new';
}

/** The last one stays: by it the account is known to have been used before. */
export async function deleteExpiredDevices(db: Executor): Promise<void> {
  await db.execute(sql`delete from ${knownDevices} where ${isOver} and exists (
    select from ${knownDevices} as later where later.user_id = ${knownDevices.userId}
      and (later.last_used_at, later.device_hash) > (${knownDevices.lastUsedAt}, ${knownDevices.deviceHash}))`);
}
