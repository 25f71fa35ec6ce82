import { counted } from '../counted.ts';
import { boardPicture } from '../picture/board-picture.ts';
import { previewOf } from '../picture/preview-of.ts';
import { previewPicture } from '../picture/preview-picture.ts';
import type { BoardRecord } from '../record/hand-record.ts';
import type { PictureCommand } from './arguments.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput } from './input.ts';
import type { Terminal } from './terminal.ts';

/** `bridge picture FILE --board 7` */
export async function picture(command: PictureCommand, terminal: Terminal): Promise<ExitCode> {
  const input = await readInput(command.file, terminal);
  if (!input.ok) {
    terminal.err(`${input.error.message}\n`);
    return exitCodes.file;
  }
  const { boards } = input.value.record;
  const wanted = boards.filter(({ number }) => command.board === null || number === command.board);
  const [board] = wanted;
  if (board === undefined || (command.board === null && wanted.length > 1)) {
    terminal.err(`${input.value.file}: ${whyNone(command, boards)}\n`);
    return exitCodes.warnings;
  }
  terminal.out(command.preview ? previewPicture(previewOf(board)) : boardPicture(board));
  return exitCodes.ok;
}

function whyNone({ board }: PictureCommand, boards: readonly BoardRecord[]): string {
  if (board !== null) return `There is no board ${board}.`;
  return boards.length === 0
    ? 'There are no boards.'
    : `There are ${counted(boards.length, 'board')}; choose one with --board.`;
}
