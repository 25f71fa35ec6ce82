import type { UploadedGame } from '@bridge-review/api/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAnalyses, analysedPbn } from '../../../testing/analysed-game.ts';
import { join } from '../../../testing/club.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { processSolver } from '../../analysis/solver.ts';
import { rereadStoredFiles } from '../../games/reread-stored-files.ts';
import type { Finding, Parts } from '../check.ts';
import type { DealSolver } from '../deal-solver.ts';
import { sampleOfDay } from './analysis-sample.ts';
import { analysisSurvey } from './analysis-survey.ts';

const server = useTestServer();
const solver = processSolver();
let hands: readonly number[];

beforeAll(async () => {
  const ada = await join(server, 'Ada');
  const { hands: uploaded } = (await ada.browser.upload(analysedPbn)).json<UploadedGame>();
  hands = await addAnalyses(
    server.database.pool,
    uploaded.map(({ id }) => id),
  );
});
afterAll(() => solver.stop());

const query = (text: string, values: unknown[] = []) =>
  server.database.pool.query<{ tricks: string | null }>(text, values);

const partsWith = (by: DealSolver): Parts => ({
  db: server.database.db,
  files: rereadStoredFiles(server.database.db),
  solver: by,
});

async function survey(parts: Parts): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const { findings } of analysisSurvey.list(parts)) found.push(...findings);
  return found;
}

const repair = async (parts: Parts, { check, key }: Finding): Promise<boolean> =>
  check.fix.kind === 'automatic' && check.fix.repair(parts, key);

describe('analyses that are solved again', () => {
  it('report the wrong and the right value', async () => {
    await query('update hands set par_ns = 7 where id = $1', [hands[0]]);
    await query(`update hands set tricks = '00000000000000000000' where id = $1`, [hands[1]]);
    const found = await survey(partsWith(solver));
    expect(new Map(found.map(({ key, details }) => [key[0], details]))).toEqual(
      new Map([
        [hands[0], expect.stringMatching(/^par_ns is 7, and should be -?\d+$/) as string],
        [hands[1], expect.stringMatching(/^tricks is 0{20}, and should be [0-9a-d]{20}$/) as string],
      ]),
    );
    for (const finding of found) expect(await repair(partsWith(solver), finding)).toBe(true);
    for (const finding of found) expect(await repair(partsWith(solver), finding)).toBe(false);
    expect(await survey(partsWith(solver))).toEqual([]);
  });

  it('are left unchanged if their hand has changed since', async () => {
    await query('update hands set par_ns = 7 where id = $1', [hands[2]]);
    const [finding] = await survey(partsWith(solver));
    const meddling: DealSolver = {
      stop: () => solver.stop(),
      async solve(question, signal) {
        const answer = await solver.solve(question, signal);
        await query(`update hands set vulnerability = 'All' where id = $1`, [hands[2]]);
        return answer;
      },
    };
    expect(await repair(partsWith(meddling), finding!)).toBe(false);
    const { rows } = await query('select tricks from hands where id = $1', [hands[2]]);
    expect(rows[0]?.tricks).toHaveLength(20);
  });

  it('are skipped for impossible cards', async () => {
    await query(`update hands set north_hand = east_hand where id = $1`, [hands[3]]);
    await query(`update hands set dealer = 'X' where id = $1`, [hands[4]]);
    const asked: string[] = [];
    const listening: DealSolver = {
      stop: () => solver.stop(),
      solve(question, signal) {
        asked.push(question.deal);
        return solver.solve(question, signal);
      },
    };
    await survey(partsWith(listening));
    expect(asked).toHaveLength(2);
  });
});

describe('the sample', () => {
  const sample = (day: string): Promise<number[]> => sampleOfDay(server.database.db, new Date(day));
  const addHands = (from: number, to: number) =>
    query(
      `insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding,
         north_hand, east_hand, south_hand, west_hand, tricks, par_ns)
       select game_id, place + n * 100, board_number, dealer, vulnerability, fingerprint, has_bidding,
         north_hand, east_hand, south_hand, west_hand, case when n % 2 = 0 then tricks end, case when n % 2 = 0 then par_ns end
       from hands, generate_series($2::int, $3::int) n where hands.id = $1`,
      [hands[5], from, to],
    );

  it('has all analysed hands of a small database, and twelve of a large one', async () => {
    expect(new Set(await sample('2026-03-01'))).toEqual(new Set(hands.slice(2)));
    await addHands(1, 9000);
    const chosen = await sample('2026-03-01');
    expect(new Set(chosen).size).toBe(12);
    const { rows } = await query('select from hands where id = any($1) and tricks is null', [chosen]);
    expect(rows).toHaveLength(0);
  });

  it('stays the same for a day despite uploads, and changes the next day', async () => {
    const morning = await sample('2026-03-01T06:00:00Z');
    await addHands(9001, 9300);
    expect(await sample('2026-03-01T21:00:00Z')).toEqual(morning);
    expect(await sample('2026-03-02T06:00:00Z')).not.toEqual(morning);
  });
});
