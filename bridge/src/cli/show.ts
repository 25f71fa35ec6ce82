import { counted } from '../counted.ts';
import type { ShowCommand } from './arguments.ts';
import { boardText } from '../diagram/board-text.ts';
import { letters, symbols } from '../diagram/write-diagram.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput } from './input.ts';
import { boardToJson } from './record-json.ts';
import type { Terminal } from './terminal.ts';

/** `bridge show FILE…` */
export async function show(command: ShowCommand, terminal: Terminal): Promise<ExitCode> {
  const sign = command.ascii ? letters : symbols;
  const files: object[] = [];
  let code: ExitCode = exitCodes.ok;
  for (const file of command.files) {
    const input = await readInput(file, terminal);
    if (!input.ok) {
      code = exitCodes.file;
      files.push({ file, error: input.error });
      terminal.err(`${input.error.message}\n`);
      continue;
    }
    const { record, warnings, format } = input.value;
    const boards = record.boards.filter(({ number }) => command.board === null || number === command.board);
    if ((warnings.length > 0 || boards.length === 0) && code === exitCodes.ok) code = exitCodes.warnings;
    if (command.json) files.push({ file, format, boards: boards.map(boardToJson), warnings });
    else for (const board of boards) terminal.out(`${boardText(board, sign)}\n\n`);
    if (boards.length === 0)
      terminal.err(`${input.value.file}: ${nothingToShow(command, warnings[0]?.message)}\n`);
    else if (warnings.length > 0) {
      terminal.err(
        `${input.value.file}: ${counted(warnings.length, 'warning')} ("bridge check" lists them)\n`,
      );
    }
  }
  if (command.json) terminal.out(`${JSON.stringify({ files }, null, 2)}\n`);
  return code;
}

const nothingToShow = ({ board }: ShowCommand, why: string | undefined): string =>
  board === null ? `There are no boards. ${why ?? ''}`.trimEnd() : `There is no board ${board}.`;
