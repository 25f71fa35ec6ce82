import { writeFile } from 'node:fs/promises';
import { counted } from '../counted.ts';
import { formatDeal, parseDeal } from '../deal.ts';
import { annotateBoard } from '../double-dummy/annotate.ts';
import { SolverPool } from '../double-dummy/solver-pool.ts';
import { formatTricks, type TrickTable } from '../double-dummy/trick-table.ts';
import { isDeal } from '../partial-deal.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { decodeText } from '../record/decode-text.ts';
import type { BoardRecord } from '../record/hand-record.ts';
import { seatName, type Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import type { DdCommand } from './arguments.ts';
import { dealtBoards, type DealtBoard } from './dealt-boards.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput, reasonOf } from './input.ts';
import { printable } from '../printable.ts';
import type { Terminal } from './terminal.ts';

/** `bridge dd DEAL…`, `bridge dd FILE…`, `bridge dd --stdin`, `bridge dd FILE --write` */
export async function dd(command: DdCommand, terminal: Terminal): Promise<ExitCode> {
  const pool = new SolverPool();
  try {
    if (command.stdin) return await solveLines(pool, terminal);
    return command.write
      ? await writeTables(command, pool, terminal)
      : await showTables(command, pool, terminal);
  } finally {
    pool.close();
  }
}

/** One output line for every input line, empty without a deal, so that the two can be compared side by side. */
async function solveLines(pool: SolverPool, terminal: Terminal): Promise<ExitCode> {
  const decoded = decodeText(await terminal.readStandardInput());
  const lines = decoded.ok ? decoded.value.text.replace(/\r?\n$/u, '').split(/\r?\n/u) : [];
  let code: ExitCode = exitCodes.ok;
  for (const [index, line] of lines.entries()) {
    const deal = parseDeal(line);
    if (!deal.ok) {
      code = exitCodes.warnings;
      terminal.err(`Line ${index + 1}: ${printable(deal.error.message)}\n`);
    }
    terminal.out(deal.ok ? `${formatTricks(await pool.solveTable(deal.value))}\n` : '\n');
  }
  return code;
}

async function showTables(command: DdCommand, pool: SolverPool, terminal: Terminal): Promise<ExitCode> {
  const { boards, code } = await dealtBoards(command.sources, terminal);
  const reports: object[] = [];
  for (const board of boards) {
    const table = await pool.solveTable(board.deal);
    if (command.json)
      reports.push({ ...describe(board), doubleDummyTricks: formatTricks(table), tricks: table });
    else terminal.out(`${tableLines(board.name, table).join('\n')}\n\n`);
  }
  if (command.json) terminal.out(`${JSON.stringify({ deals: reports }, null, 2)}\n`);
  return code;
}

const describe = ({ name, deal }: DealtBoard): object => ({ name, deal: formatDeal(deal) });

function tableLines(name: string, table: TrickTable): string[] {
  const cell = (text: string | number): string => String(text).padStart(4);
  return [
    printable(name),
    `       ${columns.map(cell).join('')}`,
    ...rows.map(
      (seat) => seatName(seat).padEnd(7) + columns.map((strain) => cell(table[seat][strain])).join(''),
    ),
  ];
}

async function writeTables(command: DdCommand, pool: SolverPool, terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCodes.ok;
  for (const file of command.sources) {
    const wrote = await writeInto(file, command, pool, terminal);
    if (wrote > code) code = wrote;
  }
  return code;
}

async function writeInto(
  file: string,
  { force }: DdCommand,
  pool: SolverPool,
  terminal: Terminal,
): Promise<ExitCode> {
  const refuse = (message: string, code: ExitCode): ExitCode => {
    terminal.err(`${message}\n`);
    return code;
  };
  const input = await readInput(file, terminal);
  if (!input.ok) return refuse(input.error.message, exitCodes.file);
  const { format, record, warnings } = input.value;
  if (format !== 'PBN') return refuse(`${file} is not PBN, so nothing was written.`, exitCodes.warnings);
  // What is written is what was understood: the rest of the file would be lost.
  if (warnings.length > 0 && !force) {
    const why = `${file} has ${counted(warnings.length, 'warning')} ("bridge check" lists them), so nothing was written`;
    return refuse(`${why} (use --force to write what was understood).`, exitCodes.warnings);
  }
  const boards: BoardRecord[] = [];
  let solved = 0;
  for (const board of record.boards) {
    const deal = isDeal(board.deal) ? board.deal : null;
    if (deal) solved++;
    boards.push(deal ? annotateBoard(board, await pool.solveTable(deal)) : board);
  }
  try {
    await writeFile(file, writePbn({ ...record, boards }));
  } catch (error) {
    return refuse(`${file} could not be written: ${reasonOf(error)}.`, exitCodes.file);
  }
  const rest = record.boards.length - solved;
  terminal.out(
    `${file}: ${counted(solved, 'table')} written${rest > 0 ? `, ${counted(rest, 'board')} with unknown hands` : ''}\n`,
  );
  return exitCodes.ok;
}

const rows: readonly Seat[] = ['N', 'S', 'E', 'W'];

const columns: readonly Strain[] = ['NT', 'S', 'H', 'D', 'C'];
