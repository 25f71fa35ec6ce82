import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test was skipped. `scripts/skipped-tests.mjs` says so; in CI a skip without it fails the run. */
    needs?: string;
  }
}

/** Options of a test, or of a group, that is skipped where what it needs is not there. */
export const needs = (what: string, isThere: boolean): TestOptions =>
  isThere ? {} : { skip: true, meta: { needs: what } };

export const needsRealFiles = (areThere: boolean): TestOptions =>
  needs('real files, which are not in the repository', areThere);
