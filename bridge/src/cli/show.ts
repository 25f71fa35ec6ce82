import { counted } from '../counted.ts';
import type { BoardRecord, ResultRecord } from '../record/hand-record.ts';
import { scoreNS } from '../score.ts';
import { seatName, seats } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';
import type { ShowCommand } from './arguments.ts';
import { auctionTable, dealDiagram, letters, strainText, symbols, type SuitSign } from './diagram.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { readInput } from './input.ts';
import { boardToJson } from './record-json.ts';
import { printable, type Terminal } from './terminal.ts';

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
    else for (const board of boards) terminal.out(`${boardLines(board, sign).join('\n')}\n\n`);
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

function boardLines(board: BoardRecord, sign: SuitSign): string[] {
  const { number, dealer, vulnerability, tags, deal, results, remarks } = board;
  const name = number === null ? printable(tags.get('Board') ?? 'Board') : `Board ${number}`;
  const event = ['Event', 'Round', 'Site', 'Date']
    .map((tag) => printable(tags.get(tag) ?? ''))
    .filter(Boolean);
  const comments = remarks.filter(({ kind }) => kind === 'comment');
  const bid = results.find((result) => result.auction !== null);
  return [
    [name, `${seatName(dealer)} deals`, vulnerabilityText[vulnerability]].join(' · '),
    ...(event.length > 0 ? [event.join(' · ')] : []),
    '',
    ...dealDiagram(deal, sign),
    ...(bid ? ['', ...auctionLines(bid, sign)] : []),
    ...(results.length > 0 ? ['', ...results.map((result) => resultLine(result, vulnerability, sign))] : []),
    ...(comments.length > 0 ? ['', ...comments.map(({ text }) => printable(text))] : []),
  ];
}

const vulnerabilityText: Readonly<Record<Vulnerability, string>> = {
  None: 'none vulnerable',
  NS: 'N-S vulnerable',
  EW: 'E-W vulnerable',
  All: 'all vulnerable',
};

function auctionLines({ auction }: ResultRecord, sign: SuitSign): string[] {
  if (!auction) return [];
  const noted = auction.annotations.filter(({ note }) => note !== null);
  const marks = new Map(noted.map(({ call }, index) => [call, ` (${index + 1})`]));
  const notes = noted.map(({ note }, index) => `(${index + 1}) ${printable(note ?? '') || 'alerted'}`);
  return [...auctionTable(auction.auction, marks, sign), ...notes];
}

function resultLine(result: ResultRecord, vulnerability: Vulnerability, sign: SuitSign): string {
  const { room, section, table, players } = result;
  const where = [room && `${room} room`, section && `section ${section}`, table && `table ${table}`].filter(
    Boolean,
  );
  const names = seats.map((seat) => players[seat]);
  const who = names.every((name) => name === null)
    ? ''
    : seats.map((seat) => `${seat} ${players[seat] ?? '?'}`).join(', ');
  return printable([...where, outcomeText(result, vulnerability, sign), who].filter(Boolean).join(' · '));
}

/** The file's score, else the one that the result is worth. */
function outcomeText(result: ResultRecord, vulnerability: Vulnerability, sign: SuitSign): string {
  const { contract, declarer, tricks, scoreNS: given } = result;
  if (contract === null) return 'no result';
  if (contract === 'Pass') return 'passed out';
  const played = `${contract.level}${strainText(contract.strain, sign)}${contract.doubling}${declarer ? ` by ${declarer}` : ''}`;
  const worth =
    declarer && tricks !== null ? scoreNS({ ...contract, declarer }, tricks, vulnerability) : null;
  const score = given ?? worth;
  return [
    played,
    ...(tricks === null ? [] : [counted(tricks, 'trick')]),
    ...(score === null ? [] : [`N-S ${score > 0 ? '+' : ''}${score}`]),
  ].join(', ');
}
