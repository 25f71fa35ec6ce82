import { parseDeal } from '@bridge-review/bridge/deal';
import { par } from '@bridge-review/bridge/double-dummy/par';
import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import type { Pool } from 'pg';

const SUIT = 'AKQJT98765432';

/** Each hand has a whole suit, which is solved at once. */
const DEALS = ['0123', '1230', '2301', '3012', '0132', '1023'].map((suits) =>
  [...suits].map((suit) => ['.', '.', '.'].toSpliced(Number(suit), 0, SUIT).join('')).join(' '),
);

/** The last board is known in part. */
export const analysedPbn = [...DEALS, `${DEALS[0]!.split(' ', 2).join(' ')} - -`]
  .map((deal, index) =>
    [`[Board "${index + 1}"]`, '[Dealer "N"]', '[Vulnerable "None"]', `[Deal "N:${deal}"]`].join('\n'),
  )
  .join('\n\n');

/** Gives the hands of such a file what the server would work out; answers those whose cards are all known. */
export async function addAnalyses(pool: Pool, handIds: readonly number[]): Promise<number[]> {
  for (const [index, deal] of DEALS.entries()) {
    const table = solveTable(unwrap(parseDeal(`N:${deal}`)));
    await pool.query('update hands set tricks = $2, par_ns = $3 where id = $1', [
      handIds[index],
      formatTricks(table),
      par(table, 'None', 'N').scoreNS,
    ]);
  }
  return handIds.slice(0, DEALS.length);
}
