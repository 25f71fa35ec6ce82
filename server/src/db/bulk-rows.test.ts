import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type HandRow, handRows, type ResultRow, resultRows } from './bulk-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['hands', handRows, ['id', 'game_id', 'comment_count', 'tricks', 'par_ns', 'analysis_due_at']],
  ['table_results', resultRows, ['id', 'hand_id']],
])('rows of %s have every column except those listed here', async (table, rows, left) => {
  const { rows: columns } = await database.pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  expect([...rows.names, ...left].toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

it('does not compile with a missing, extra or mistyped column', () => {
  // @ts-expect-error: everything but the fingerprint
  const lacking = (hand: Omit<HandRow, 'fingerprint'>): HandRow => hand;
  // @ts-expect-error: a name instead of a number
  const mistyped = (hand: HandRow): HandRow => ({ ...hand, board_number: 'one' });
  // @ts-expect-error: no such column
  const unknown = (result: ResultRow): ResultRow => ({ ...result, weather: 'fine' });
  expect([lacking, mistyped, unknown]).toHaveLength(3);
});
