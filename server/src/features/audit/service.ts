import type { AuditEntry } from '@bridge-review/api/admin';
import type { Page } from '@bridge-review/api/route';
import type { Database, Executor } from '../../db/database.ts';
import * as repo from './repo.ts';

export interface AuditService {
  /** In the transaction of the act: neither is there without the other. */
  record(db: Executor, act: repo.AuditedAction): Promise<void>;
  list(limit: number, before: number | null): Promise<Page<AuditEntry>>;
}

export const auditService = (db: Database): AuditService => ({
  record: repo.insertEntry,
  async list(limit, before) {
    const { rows, next } = await repo.listEntries(db, limit, before);
    return { rows: rows.map(present), next };
  },
});

const present = (row: repo.AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: auditPerson(row.actorId, row.actorName),
  action: row.action,
  target: auditPerson(row.targetId, row.targetName),
  details: row.details,
});

const auditPerson = (id: number | null, name: string | null) => (id === null ? null : { id, name });
