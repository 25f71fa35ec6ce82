import type { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';

let pool: Promise<SolverPool> | null = null;
let users = 0;

/** One thread for the shown position, one for the rest of the line; shared by all users of the solver. */
export function acquireSolver(): { readonly solver: Promise<SolverPool>; readonly release: () => void } {
  users += 1;
  pool ??= openPool();
  const held = pool;
  return {
    solver: held,
    release: () => {
      users -= 1;
      if (users > 0) return;
      pool = null;
      held.then(
        (solver) => solver.close(),
        () => undefined,
      );
    },
  };
}

/** Loaded with the first question: most people look at a board before they ask what its cards are worth. */
async function openPool(): Promise<SolverPool> {
  try {
    const { SolverPool: Pool } = await import('@bridge-review/bridge/double-dummy/solver-pool');
    return new Pool({ size: 2 });
  } catch {
    pool = null;
    throw new Error('Values could not be loaded');
  }
}
