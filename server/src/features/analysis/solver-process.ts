import { parseDeal } from '@bridge-review/bridge/deal';
import { par } from '@bridge-review/bridge/double-dummy/par';
import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import { workerParent } from '../../worker-parent.ts';
import type { Question, Reply } from './solver.ts';

const parent = workerParent<Question, Reply>();

parent.onRequest(({ deal, vulnerability, dealer }) => {
  const table = solveTable(unwrap(parseDeal(deal)));
  parent.post({ tricks: formatTricks(table), parNS: par(table, vulnerability, dealer).scoreNS });
});
