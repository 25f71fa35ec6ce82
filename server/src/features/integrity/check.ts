import type { IssueType, Severity } from '@bridge-review/api/integrity';
import type { Database } from '../../db/database.ts';
import type { DealSolver } from './deal-solver.ts';
import type { StoredFiles } from './stored-files.ts';

/** The values of a record's primary key. */
export type Key = readonly (number | string)[];

/** Dependencies of checks. Each query is short and on its own; no check may keep a transaction open while reading. */
export interface Parts {
  readonly db: Database;
  readonly files: StoredFiles;
  readonly solver: DealSolver;
}

/** What to do about a finding: something that loses nothing and can be done again, or what a person should decide. */
export type Fix =
  | {
      readonly kind: 'automatic';
      readonly action: string;
      /** Checks again in its own transaction; returns whether there was still something to repair. */
      repair(parts: Parts, key: Key): Promise<boolean>;
    }
  | { readonly kind: 'person'; readonly advice: string };

/** One thing that can be wrong with a record of one table. */
export interface Check {
  readonly name: string;
  readonly severity: Severity;
  readonly type: IssueType;
  readonly table: string;
  readonly description: string;
  readonly fix: Fix;
}

export interface Finding {
  readonly check: Check;
  readonly key: Key;
  readonly details: string | null;
  /** What a person should do, if this record cannot be repaired although others of its kind can. */
  readonly advice?: string;
}

/** What one step of a walk found, mostly nothing. */
interface Step {
  readonly findings: readonly Finding[];
  /** The progress so far, from 0 to 1. */
  readonly share: number;
}

/** One walk over the database, in short steps, for one check or for several that look at the same records. */
export interface Survey {
  /** A description of what is being checked. */
  readonly step: string;
  /** Its share of the progress bar relative to a check that only queries the database; 1 by default. */
  readonly weight?: number;
  readonly checks: readonly Check[];
  list(parts: Parts): AsyncIterable<Step>;
}

export const person = (advice: string): Fix => ({ kind: 'person', advice });
