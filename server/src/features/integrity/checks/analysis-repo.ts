import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { hands } from '../../../db/schema.ts';
import { dealText, isWhole } from '../../../db/whole-hand.ts';

export const DROP_ANALYSIS = 'Delete the analysis; the server repeats it where the cards are known';

export const isAnalysed = sql`(${hands.tricks} is not null or ${hands.parNS} is not null)`;

/** Never null if there are tricks. */
export const isTable = sql`(${hands.tricks} ~ '^[0-9a-d]{20}$')`;

/** What an analysis is worked out from, and its result. */
export interface AnalysedHand {
  readonly deal: string;
  readonly dealer: string;
  readonly vulnerability: string;
  readonly tricks: string;
  readonly parNS: number;
}

const isComparable = sql`${isWhole} and ${isTable} and ${hands.parNS} is not null`;

/** How far the ids of hands go. */
export async function lastHand(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select max(${hands.id}) as "id" from ${hands}`,
  );
  return rows[0]?.id ?? 0;
}

/** The hands between two ids whose analysis can be compared with their cards. */
export async function listAnalysed(db: Executor, from: number, to: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${hands.id} as "id" from ${hands} where ${hands.id} between ${from} and ${to} and ${isComparable}`);
  return rows.map(({ id }) => id);
}

export async function findAnalysed(db: Executor, handId: number): Promise<AnalysedHand | null> {
  const { rows } = await db.execute<AnalysedHand & Record<string, unknown>>(sql`
    select ${dealText} as "deal", ${hands.dealer} as "dealer", ${hands.vulnerability} as "vulnerability",
      ${hands.tricks} as "tricks", ${hands.parNS} as "parNS"
    from ${hands} where ${hands.id} = ${handId} and ${isComparable}`);
  return rows[0] ?? null;
}

/** True of a hand that still is what was worked out, and whose analysis says otherwise. */
export const disagreesWith = (
  asked: Pick<AnalysedHand, 'deal' | 'dealer' | 'vulnerability'>,
  answer: Pick<AnalysedHand, 'tricks' | 'parNS'>,
): SQL => sql`${isComparable} and ${dealText} = ${asked.deal} and ${hands.dealer} = ${asked.dealer}
  and ${hands.vulnerability} = ${asked.vulnerability}
  and (${hands.tricks} <> ${answer.tricks} or ${hands.parNS} <> ${answer.parNS})`;

/** Whether there was such a hand of which this was still true. Its next analysis is due at once. */
export async function dropAnalysis(db: Executor, handId: number, where: SQL): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${hands} set tricks = null, par_ns = null, analysis_due_at = now()
    where ${hands.id} = ${handId} and (${where})`);
  return (rowCount ?? 0) > 0;
}
