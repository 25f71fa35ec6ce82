import { formatDeal } from '../deal.ts';
import { formatPar, par as parOf } from '../double-dummy/par.ts';
import { SolverPool } from '../double-dummy/solver-pool.ts';
import type { ParCommand } from './arguments.ts';
import { dealtBoards } from './dealt-boards.ts';
import type { ExitCode } from './exit-code.ts';
import { printable } from '../printable.ts';
import type { Terminal } from './terminal.ts';

/** `bridge par DEAL…`, `bridge par FILE…` */
export async function par(command: ParCommand, terminal: Terminal): Promise<ExitCode> {
  const { boards, code } = await dealtBoards(command.sources, terminal);
  const pool = new SolverPool();
  const reports: object[] = [];
  try {
    for (const { name, deal, board } of boards) {
      const dealer = command.dealer ?? board?.dealer ?? 'N';
      const vulnerability = command.vulnerability ?? board?.vulnerability ?? 'None';
      const found = parOf(await pool.solveTable(deal), vulnerability, dealer);
      const contracts = formatPar(found);
      const { scoreNS } = found;
      if (command.json)
        reports.push({ name, deal: formatDeal(deal), dealer, vulnerability, scoreNS, contracts });
      else {
        const score = `N-S ${scoreNS > 0 ? '+' : ''}${scoreNS}`;
        terminal.out(`${printable(name)}: ${score}, ${contracts.join(', ') || 'passed out'}\n`);
      }
    }
  } finally {
    pool.close();
  }
  if (command.json) terminal.out(`${JSON.stringify({ deals: reports }, null, 2)}\n`);
  return code;
}
