import { counted } from '../counted.ts';
import { boardPicture } from '../picture/board-picture.ts';
import { type Preview, previewPicture } from '../picture/preview-picture.ts';
import { cardsInOrder } from '../play.ts';
import type { BoardRecord, ResultRecord } from '../record/hand-record.ts';
import { rankOf, suitOf } from '../card.ts';
import { seatName } from '../seat.ts';
import { suitSymbol } from '../suit.ts';
import type { PictureCommand } from './arguments.ts';
import { strainText, symbols } from './diagram.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput } from './input.ts';
import { printable, type Terminal } from './terminal.ts';

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

/** The first table that got so far. */
function previewOf(board: BoardRecord): Preview {
  const { number, tags, results } = board;
  const bid = results.find(({ auction }) => auction !== null);
  const result = bid ?? results.find(({ contract }) => contract !== null);
  return {
    board,
    title: printable(tags.get('Event') ?? '') || null,
    heading: (result && contractText(result)) ?? (number === null ? 'A board' : `Board ${number}`),
    text: result ? outcomeText(result) : '',
    auction: bid?.auction?.auction ?? null,
  };
}

function contractText({ contract, declarer }: ResultRecord): string | null {
  if (contract === null) return null;
  if (contract === 'Pass') return 'Passed out';
  const doubled = { '': '', X: ' doubled', XX: ' redoubled' }[contract.doubling];
  const by = declarer === null ? '' : ` by ${seatName(declarer)}`;
  return `${contract.level}${strainText(contract.strain, symbols)}${doubled}${by}`;
}

function outcomeText({ contract, play, tricks, scoreNS }: ResultRecord): string {
  if (contract === null || contract === 'Pass') return '';
  const lead = play && cardsInOrder(play.play, contract.strain)[0]?.card;
  const said = [
    ...(lead ? [`lead ${suitSymbol(suitOf(lead))}${rankOf(lead)}`] : []),
    ...(tricks === null ? [] : [counted(tricks, 'trick')]),
    ...(scoreNS === null ? [] : [`N–S ${scoreNS < 0 ? `−${-scoreNS}` : `+${scoreNS}`}`]),
  ].join(', ');
  return said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
