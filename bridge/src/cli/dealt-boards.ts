import { counted } from '../counted.ts';
import { parseDeal, type Deal } from '../deal.ts';
import { isDeal } from '../partial-deal.ts';
import type { Seat } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput } from './input.ts';
import { printable } from '../printable.ts';
import type { Terminal } from './terminal.ts';

/** A deal to solve, and what is known of its board. */
export interface DealtBoard {
  readonly name: string;
  readonly deal: Deal;
  /** Null if only the cards were given. */
  readonly board: { readonly dealer: Seat; readonly vulnerability: Vulnerability } | null;
}

/** The deals of arguments that are either a deal's text, such as `N:…`, or a file of boards. */
export async function dealtBoards(
  sources: readonly string[],
  terminal: Terminal,
): Promise<{ boards: DealtBoard[]; code: ExitCode }> {
  const boards: DealtBoard[] = [];
  let code: ExitCode = exitCodes.ok;
  const worsen = (to: ExitCode): void => {
    if (to > code) code = to;
  };
  for (const source of sources) {
    if (/^\s*[nesw]\s*:/iu.test(source)) {
      const deal = parseDeal(source);
      if (deal.ok) boards.push({ name: source, deal: deal.value, board: null });
      else {
        terminal.err(`${printable(deal.error.message)}\n`);
        worsen(exitCodes.warnings);
      }
      continue;
    }
    const input = await readInput(source, terminal);
    if (!input.ok) {
      terminal.err(`${input.error.message}\n`);
      worsen(exitCodes.file);
      continue;
    }
    const { file, record, warnings } = input.value;
    let unknown = 0;
    for (const { number, tags, deal, dealer, vulnerability } of record.boards) {
      const name = number === null ? (tags.get('Board') ?? 'Board') : `Board ${number}`;
      if (isDeal(deal)) boards.push({ name, deal, board: { dealer, vulnerability } });
      else unknown++;
    }
    if (unknown > 0) terminal.err(`${file}: ${counted(unknown, 'board')} with unknown hands passed over\n`);
    if (warnings.length > 0)
      terminal.err(`${file}: ${counted(warnings.length, 'warning')} ("bridge check" lists them)\n`);
    if (record.boards.length === 0) terminal.err(`${file}: There are no boards.\n`);
    if (unknown > 0 || warnings.length > 0 || record.boards.length === 0) worsen(exitCodes.warnings);
  }
  return { boards, code };
}
