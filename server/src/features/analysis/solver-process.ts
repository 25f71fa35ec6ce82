import { parseDeal } from '@bridge-review/bridge/deal';
import { par } from '@bridge-review/bridge/double-dummy/par';
import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import type { Question, Reply } from './solver.ts';

/** The body of a process of its own: one deal after the other, until whoever asks is gone. */
process.on('message', ({ deal, vulnerability, dealer }: Question) => {
  const table = solveTable(unwrap(parseDeal(deal)));
  const reply: Reply = {
    tricks: formatTricks(table),
    parNS: par(table, vulnerability, dealer).scoreNS,
  };
  process.send?.(reply);
});
process.on('disconnect', () => process.exit());
