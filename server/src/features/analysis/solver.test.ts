import { afterAll, expect, it } from 'vitest';
import { processSolver, type Question } from './solver.ts';

const solver = processSolver();
afterAll(() => solver.stop());

const question: Question = {
  deal: 'N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85',
  vulnerability: 'None',
  dealer: 'N',
};
const never = new AbortController().signal;

it('solves one deal after the other in one process', async () => {
  const first = await solver.solve(question, never);
  expect(first.parNS).toBe(-420);
  expect(await solver.solve(question, never)).toEqual(first);
});

it('stops at once when aborted, and answers the next question', async () => {
  const abort = new AbortController();
  const stopped = solver.solve(question, abort.signal);
  abort.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
  expect((await solver.solve(question, never)).parNS).toBe(-420);
});

it('does nothing with a signal that is already aborted', async () => {
  await expect(solver.solve(question, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});
