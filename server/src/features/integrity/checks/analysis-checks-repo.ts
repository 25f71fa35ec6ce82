import { type SQL, sql } from 'drizzle-orm';
import { hands } from '../../../db/schema.ts';
import { isWhole } from '../../../db/whole-hand.ts';
import type { Fix, Survey } from '../check.ts';
import { DROP_ANALYSIS, dropAnalysis, isAnalysed, isTable } from './analysis-repo.ts';
import { sqlCheck } from './sql-check-repo.ts';

const noCards = sql`${isAnalysed} and not ${isWhole}`;
const noTable = sql`${isWhole} and ${hands.tricks} is not null and not ${isTable}`;
const halfDone = sql`${isWhole} and (${hands.tricks} is null and ${hands.parNS} is not null
  or ${hands.parNS} is null and ${hands.tricks} is not null and ${isTable})`;

/** Errors in an analysis that can be found without solving. */
export const analysisChecks: readonly Survey[] = [
  sqlCheck('Analyses without cards', {
    name: 'analysis of unknown cards',
    severity: 'error',
    type: 'data_inconsistency',
    table: hands,
    where: noCards,
    description: 'This hand has an analysis, though not all of its cards are known.',
    remedy: { fix: dropWhere(noCards) },
  }),
  sqlCheck('Tables of tricks', {
    name: 'analysis that is no table',
    severity: 'error',
    type: 'data_inconsistency',
    table: hands,
    where: noTable,
    description: 'The analysis of this hand is not a table of tricks, so it cannot be shown.',
    details: sql`'tricks is ' || left(${hands.tricks}, 40)`,
    remedy: { fix: dropWhere(noTable) },
  }),
  sqlCheck('Halves of analyses', {
    name: 'half an analysis',
    severity: 'error',
    type: 'data_inconsistency',
    table: hands,
    where: halfDone,
    description: 'The analysis of this hand has a table of tricks and no par, or the other way round.',
    details: sql`case when ${hands.tricks} is null then 'tricks is empty' else 'par_ns is empty' end`,
    remedy: { fix: dropWhere(halfDone) },
  }),
];

function dropWhere(isWrong: SQL): Fix {
  return {
    kind: 'automatic',
    action: DROP_ANALYSIS,
    repair: ({ db }, [handId]) => dropAnalysis(db, Number(handId), isWrong),
  };
}
