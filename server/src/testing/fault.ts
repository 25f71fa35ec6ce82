import type { Pool } from 'pg';
import type { IssueType } from '@bridge-review/api/integrity';

/** The users and games that faults are planted in; each hand is used by one fault only. */
export interface FaultFixture {
  readonly pool: Pool;
  readonly ada: number;
  readonly ben: number;
  /** The ids of this game's hands, in order. Its boards have a contract and an auction. */
  readonly game: number;
  readonly hands: readonly number[];
  /** Games of three boards without any result. */
  readonly others: readonly number[];
  /** Hands with their right analysis, soon solved. */
  readonly analysed: readonly number[];
  /** A hand of which two players' cards are known. */
  readonly halfKnown: number;
}

export interface ExpectedIssue {
  readonly table: string;
  readonly recordId: string;
}

export interface Fault {
  readonly name: string;
  readonly type: IssueType;
  /** Whether it is left for a person. */
  readonly left: boolean;
  plant(ground: FaultFixture): Promise<ExpectedIssue>;
}

export function fault(name: string, type: IssueType, left: boolean, plant: Fault['plant']): Fault {
  return { name, type, left, plant };
}

export const at = (table: string, recordId: number | string | undefined): ExpectedIssue => ({
  table,
  recordId: String(recordId),
});
