import { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';

let pool: SolverPool | null = null;
let users = 0;

/** One thread for the shown position, one for the rest of the line; shared by all users of the solver. */
export function acquireSolver(): { readonly solver: SolverPool; readonly release: () => void } {
  users += 1;
  pool ??= new SolverPool({ size: 2 });
  const held = pool;
  return {
    solver: held,
    release: () => {
      users -= 1;
      if (users > 0) return;
      held.close();
      pool = null;
    },
  };
}
