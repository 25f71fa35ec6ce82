import type { Pool } from 'pg';

/** What the servers have yet to do in the background: boards to analyse, auctions to judge on what the pair knew. */
type Waiting = Readonly<Record<'mails' | 'refused_mails' | 'boards' | 'auctions', number>>;

/** Nobody needs to know more exactly, and a count must not take long. */
const MOST = 10_000;

const counted = (what: string): string =>
  `(select count(*)::int from (select 1 from ${what} limit ${MOST}) as found)`;

/** Each count reads an index of just these rows, but for mails, of which there are few. */
export async function waitingWork(pool: Pool): Promise<Waiting> {
  const { rows } = await pool.query<Waiting>(`select
    ${counted('mails where refused_at is null')} as mails,
    ${counted('mails where refused_at is not null')} as refused_mails,
    ${counted(`hands where tricks is null and north_hand is not null and east_hand is not null
      and south_hand is not null and west_hand is not null`)} as boards,
    ${counted('bidding_records where fair_due_at is not null')} as auctions`);
  return rows[0]!;
}

export async function backupTimes(pool: Pool): Promise<{ seconds: number | null; fails: boolean }> {
  const { rows } = await pool.query<{ seconds: number | null; fails: boolean }>(
    `select extract(epoch from max(backed_up_at))::float8 as seconds,
       coalesce(bool_or(backup_failed_at is not null), false) as fails
     from site_settings`,
  );
  return rows[0]!;
}
