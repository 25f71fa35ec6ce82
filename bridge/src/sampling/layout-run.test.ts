import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result.ts';
import { LayoutRun, type LayoutRunParts } from './layout-run.ts';
import type { LayoutFailure } from './sampled-layout.ts';

type Answer = Awaited<ReturnType<LayoutRunParts<number>['solve']>>;

/** A run whose layouts are answered by hand. */
function manualRun(width: number) {
  const asked = new Map<number, { answer: (answer: Answer) => void; refuse: (error: Error) => void }>();
  const solved: number[] = [];
  const exhausted: LayoutFailure[] = [];
  const failures: unknown[] = [];
  const run = new LayoutRun<number>({
    width,
    solve: (number, signal) =>
      new Promise((answer, refuse) => {
        asked.set(number, { answer, refuse });
        signal.addEventListener('abort', () => refuse(new Error('aborted')));
      }),
    solved: (number) => void solved.push(number),
    exhausted: (failure) => void exhausted.push(failure),
    failed: (error) => void failures.push(error),
  });
  /** Resolves when what follows from an answer has happened. */
  const settle = () => new Promise((done) => setImmediate(done));
  const answer = async (number: number, given: Answer = ok(number)) => {
    asked.get(number)!.answer(given);
    asked.delete(number);
    await settle();
  };
  const refuse = async (number: number) => {
    asked.get(number)!.refuse(new Error('no worker'));
    asked.delete(number);
    await settle();
  };
  return { run, asked, solved, exhausted, failures, answer, refuse, settle };
}

const notFound = fail('not-found', 'No deal fitted in 10 tries.');

describe('a run over layouts', () => {
  it('has as many under way as it may, and ends at the target', async () => {
    const { run, asked, solved, answer } = manualRun(2);
    run.run(3);
    expect([...asked.keys()]).toEqual([0, 1]);
    await answer(1);
    expect([...asked.keys()]).toEqual([0, 2]);
    await answer(2);
    await answer(0);
    expect(solved).toEqual([1, 2, 0]);
    expect(asked.size).toBe(0);
    run.run(4);
    expect([...asked.keys()]).toEqual([3]);
  });

  it('starts again what was stopped half way', async () => {
    const { run, asked, solved, answer, settle } = manualRun(2);
    run.run(5);
    await answer(0);
    run.stop();
    asked.clear();
    await settle();
    expect(asked.size).toBe(0);
    run.run(5);
    expect([...asked.keys()]).toEqual([1, 2]);
    await answer(1);
    expect(solved).toEqual([0, 1]);
  });

  it('finishes what is under way when paused', async () => {
    const { run, asked, solved, answer } = manualRun(2);
    run.run(9);
    run.pause();
    await answer(0);
    await answer(1);
    expect(solved).toEqual([0, 1]);
    expect(asked.size).toBe(0);
  });

  it('says that the series ends once all layouts before the end are solved', async () => {
    const { run, asked, solved, exhausted, answer } = manualRun(3);
    run.run(9);
    await answer(1, notFound);
    // The one after the end does not count, the one before it does.
    await answer(2);
    expect(exhausted).toEqual([]);
    await answer(0);
    expect(exhausted).toEqual([notFound.error]);
    expect(solved).toContain(0);
    expect(asked.size).toBe(0);
  });

  it('reports once that the solver failed, and can be tried again', async () => {
    const { run, asked, solved, failures, refuse, answer, settle } = manualRun(2);
    run.run(2);
    await refuse(0);
    await settle();
    expect(failures).toHaveLength(1);
    asked.clear();
    run.run(2);
    await answer(0);
    await answer(1);
    expect(solved).toEqual([0, 1]);
  });
});
