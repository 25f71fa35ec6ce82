import type { AuditAction, AuditDetails } from '@bridge-review/api/admin';
import type { Page } from '@bridge-review/api/route';
import { desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { auditLog, users } from '../../db/schema.ts';

export interface AuditedAction {
  /** Null if it was done from the command line. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  readonly targetId?: number;
  readonly details?: AuditDetails;
}

export async function insertEntry(
  db: Executor,
  { actorId, action, targetId, details }: AuditedAction,
): Promise<void> {
  await db.insert(auditLog).values({ actorId, action, targetId: targetId ?? null, details: details ?? {} });
}

const actors = alias(users, 'actors');
const targets = alias(users, 'targets');

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actorId: auditLog.actorId,
  actorName: actors.displayName,
  action: auditLog.action,
  targetId: auditLog.targetId,
  targetName: targets.displayName,
  details: auditLog.details,
};

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly action: AuditAction;
  readonly targetId: number | null;
  readonly targetName: string | null;
  readonly details: AuditDetails;
}

/** Newest first. */
export async function listEntries(
  db: Executor,
  limit: number,
  before: number | null,
): Promise<Page<AuditRow>> {
  const rows = await db
    .select(columns)
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(targets, eq(targets.id, auditLog.targetId))
    .where(before === null ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    next: rows.length > limit && last !== undefined ? String(last.id) : null,
  };
}
