import { parseBoardNumber } from '../board.ts';
import { counted } from '../counted.ts';
import type { Contestants, Scope } from '../record/contestants.ts';
import type { Report } from '../record/report.ts';
import { parseFigure } from '../record/row-values.ts';
import type { SessionBoards } from '../record/session-boards.ts';
import type { SessionResult } from '../record/session-record.ts';
import type { TableRecord } from '../record/table-records.ts';
import { childrenOf, childText, placeOf, type XmlElement } from './element.ts';
import type { Handsets } from './handset.ts';
import { linTable, withLin } from './lin-data.ts';
import { sideOfText } from './participants.ts';
import { readLine } from './traveller-line.ts';

export interface BoardContext {
  readonly boards: SessionBoards;
  readonly contestants: Contestants;
  readonly handsets: Handsets;
  readonly report: Report;
  /** The tables that were read, each once: a match may be listed for both teams. */
  readonly seen: Set<string>;
}

/** More than the largest event has. */
const maxResults = 20_000;

/** The match that a board is played in. */
interface BoardMatch {
  readonly round: string | null;
  readonly teams: readonly [string, string] | null;
  readonly element: XmlElement | null;
}

/** A `BOARD` of an event or a match, with its lines. */
export function takeBoard(
  board: XmlElement,
  scope: Scope,
  context: BoardContext,
  { round, teams, element: match }: BoardMatch = { round: null, teams: null, element: null },
): void {
  const { boards, handsets, report } = context;
  const number = parseBoardNumber(childText(board, 'BOARD_NUMBER'));
  if (!number.ok) {
    report.warn(number.error.code, placeOf(board), `A board was skipped: ${number.error.message}`);
    return;
  }
  const own = childrenOf(board, 'HAND').length > 0 ? handsets.read(board) : null;
  const dealt = own ?? handsets.find(scope, number.value);
  const lines: { result: SessionResult; lin: TableRecord | null }[] = [];
  for (const line of childrenOf(board, 'TRAVELLER_LINE')) {
    if (context.seen.size >= maxResults) {
      const message = `Only the first ${counted(maxResults, 'result')} were read.`;
      report.warn('too-many-rows', placeOf(line), message);
      break;
    }
    const who = ['NS_PAIR_NUMBER', 'EW_PAIR_NUMBER', 'N_PLAYER_NUMBER', 'E_PLAYER_NUMBER']
      .map((name) => (childText(line, name) || (match ? childText(match, name) : '')).slice(0, 20))
      .filter(Boolean)
      .join(' against ');
    const warn = (code: string, message: string): void =>
      report.warn(code, placeOf(line), `Board ${number.value}, ${who || 'a table'}: ${message}`);
    const { contestants } = context;
    const read = readLine(line, { number: number.value, scope, contestants, match, warn });
    const result = {
      ...read,
      ...(teams && teamsAt(teams, line)),
      round: read.round ?? round,
      imps: matchImps(board, line) ?? read.imps,
    };
    const key = JSON.stringify([scope, number.value, result.round, who || context.seen.size]);
    if (context.seen.has(key)) continue;
    context.seen.add(key);
    const lin = linTable(childText(line, 'LIN_DATA'), warn);
    lines.push({ result: lin ? withLin(result, lin, dealt, warn) : result, lin });
  }
  const fromLin = lines.find(({ lin }) => lin)?.lin ?? null;
  if (lines.length === 0) boards.add({ ...scope, number: number.value, deal: dealt }, []);
  for (const { result, lin } of lines) {
    const known = lin ?? fromLin;
    boards.add(
      {
        ...scope,
        number: number.value,
        deal: dealt ?? known?.deal ?? null,
        ...(dealt || !known ? {} : { dealer: known.dealer, vulnerability: known.vulnerability }),
      },
      [result],
    );
  }
}

/** A line of a match says where its first team sat. */
function teamsAt(
  [home, visitors]: readonly [string, string],
  line: XmlElement,
): Pick<SessionResult, 'teams'> | null {
  const side = sideOfText(childText(line, 'DIRECTION'));
  if (side === null) return null;
  return { teams: side === 'NS' ? { NS: home, EW: visitors } : { NS: visitors, EW: home } };
}

/** In a match a board has the IMPs of the first team, and a line says where that team sat. */
function matchImps(board: XmlElement, line: XmlElement): SessionResult['imps'] | null {
  const imps = parseFigure(childText(board, 'IMPS'));
  const side = sideOfText(childText(line, 'DIRECTION'));
  if (imps === null || side === null) return null;
  return side === 'NS' ? { NS: imps, EW: 0 - imps } : { NS: 0 - imps, EW: imps };
}
