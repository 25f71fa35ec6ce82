import type { IssueType, Severity } from '@bridge-review/api/integrity';
import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Check, type Fix, person, type Survey } from '../check.ts';
import { change, remove, walk } from '../walk-repo.ts';

/** What is done to a record; always on condition that what was found is still true. */
type Remedy =
  | { readonly remove: string }
  | { readonly set: readonly [Column, SQL]; readonly action: string }
  | { readonly advice: string }
  | { readonly fix: Fix };

interface Definition {
  readonly name: string;
  readonly severity: Severity;
  readonly type: IssueType;
  readonly table: PgTable;
  /** True of a record that is wrong. */
  readonly where: SQL;
  /** True of a wrong record that must be left to a person all the same, and what to do about it. */
  readonly except?: { readonly where: SQL; readonly advice: string };
  readonly description: string;
  /** One text, or null. */
  readonly details?: SQL;
  readonly remedy: Remedy;
}

/** A check that one condition on one table's records expresses. */
export function sqlCheck(step: string, definition: Definition): Survey {
  const { name, severity, type, table, where, except, description, details, remedy } = definition;
  const repairable = except === undefined ? where : sql`(${where}) and not (${except.where})`;
  const check: Check = {
    name,
    severity,
    type,
    table: getTableName(table),
    description,
    fix: fixOf(remedy, table, repairable),
  };
  const values = [details ?? sql`null::text`, except?.where ?? sql`false`];
  return {
    step,
    checks: [check],
    async *list({ db }) {
      for await (const { rows, share } of walk(db, table, where, values)) {
        const findings = rows.map(({ key, values: [text, isExcepted] }) => ({
          check,
          key,
          details: typeof text === 'string' ? text : null,
          ...(isExcepted === true && except !== undefined ? { advice: except.advice } : {}),
        }));
        yield { findings, share };
      }
    },
  };
}

function fixOf(remedy: Remedy, table: PgTable, where: SQL): Fix {
  if ('fix' in remedy) return remedy.fix;
  if ('advice' in remedy) return person(remedy.advice);
  if ('remove' in remedy) {
    return {
      kind: 'automatic',
      action: remedy.remove,
      repair: ({ db }, key) => remove(db, table, key, where),
    };
  }
  const [column, value] = remedy.set;
  return {
    kind: 'automatic',
    action: remedy.action,
    repair: ({ db }, key) => change(db, table, key, where, column, value),
  };
}
