import { counted } from '../counted.ts';
import { isDeal } from '../partial-deal.ts';
import type { Command } from './arguments.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput, type Input } from './input.ts';
import { printable } from '../printable.ts';
import type { Terminal } from './terminal.ts';

/** `bridge check FILE…` */
export async function check(command: Command & { name: 'check' }, terminal: Terminal): Promise<ExitCode> {
  const reports: object[] = [];
  let code: ExitCode = exitCodes.ok;
  for (const file of command.files) {
    const input = await readInput(file, terminal, { strict: command.strict });
    if (!input.ok) {
      code = exitCodes.file;
      reports.push({ file, error: input.error });
      terminal.err(`${input.error.message}\n`);
      continue;
    }
    const holdings = holdingsOf(input.value);
    const isFine = input.value.warnings.length === 0 && holdings.boards > 0;
    if (!isFine && code === exitCodes.ok) code = exitCodes.warnings;
    const { format, charset, warnings } = input.value;
    if (command.json) reports.push({ file, format, charset, ...holdings, warnings });
    else terminal.out(describe(input.value, holdings));
  }
  if (command.json) terminal.out(`${JSON.stringify({ files: reports }, null, 2)}\n`);
  return code;
}

interface Holdings {
  readonly boards: number;
  /** Boards of which whole hands are unknown. */
  readonly partialDeals: number;
  readonly results: number;
  /** Of boards whose deals are not in the file. */
  readonly resultsWithoutDeals: number;
  readonly auctions: number;
  readonly plays: number;
}

function holdingsOf({ record: { boards }, session }: Input): Holdings {
  const undealt = session?.boards.filter(({ deal }) => !deal) ?? [];
  const results = boards.flatMap((board) => board.results);
  return {
    boards: boards.length,
    partialDeals: boards.filter((board) => !isDeal(board.deal)).length,
    results: results.length,
    resultsWithoutDeals: undealt.flatMap((board) => board.results).length,
    auctions: results.filter((result) => result.auction !== null).length,
    plays: results.filter((result) => result.play !== null).length,
  };
}

/** A summary, then a line for each warning in the form that editors make a link of. */
function describe({ file, format, warnings }: Input, holdings: Holdings): string {
  const { boards, partialDeals, results, resultsWithoutDeals, auctions, plays } = holdings;
  const parts = [
    format ?? 'unknown format',
    counted(boards, 'board') + (partialDeals > 0 ? ` (${partialDeals} with unknown hands)` : ''),
    counted(results, 'result') +
      (resultsWithoutDeals > 0 ? ` (and ${resultsWithoutDeals} without deals)` : ''),
    counted(auctions, 'auction'),
    counted(plays, 'play'),
    warnings.length === 0 ? 'no warnings' : counted(warnings.length, 'warning'),
  ];
  const lines = warnings.map(
    ({ line, column, code, message }) => `${file}:${line}:${column}: ${code}: ${printable(message)}`,
  );
  return [`${file}: ${parts.join(', ')}`, ...lines].map((line) => `${line}\n`).join('');
}
