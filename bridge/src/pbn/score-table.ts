/**
 * `ScoreTable` as results: a row of it is what one table made of the board. Names come from the row, or by number from
 * `TotalScoreTable`. The sections stay as they are, so that nothing in them is lost; results that they give are not
 * written a second time.
 *
 * ```ts
 * import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
 *
 * const { record } = readPbn(String.raw`
 * [Board "1"]
 * [Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]
 * [TotalScoreTable "Rank\2R;PairId\2R;Names\20L"]
 * 1 3 "Ada Lark - Ben Wren"
 * [ScoreTable "PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Lead\3L;Score_NS\5R"]
 * 3 4 4H N 11 C5 450
 * `);
 * const [result] = record.boards[0]?.results ?? [];
 * result?.players.S; // => 'Ben Wren'
 * result?.tricks; // => 11
 * result?.tags.get('PairEW'); // => '4'
 * ```
 *
 * @module
 */
import { counted, plural } from '../counted.ts';
import type { Budget } from '../record/budget.ts';
import type { BoardRecord, ResultRecord, Section } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { PairNames } from './pair-names.ts';
import { readScoreRow, type RowWarning } from './score-row.ts';
import { tableRows } from './table-rows.ts';

/** The boards with the results that their tables hold; a board that has games of its own keeps these alone. */
export function withTableResults(
  boards: readonly BoardRecord[],
  placeOf: (section: Section) => number,
  report: Report,
  budget: Budget,
): readonly BoardRecord[] {
  if (!boards.some(hasScoreTable)) return boards;
  const names = new PairNames(boards);
  const leads = new LeadCount();
  const all = boards.map((board) => {
    const section = board.sections.get('ScoreTable');
    if (!section || board.results.length > 0) return board;
    const at = placeOf(section);
    const rows = rowsOf(section);
    if (!budget.make(costOfResult * rows.length)) {
      report.warn(
        'too-much',
        at,
        `The results of ${nameOf(board)} were left out: the file holds more than can be read.`,
      );
      return board;
    }
    const results = resultsOf(rows, board, names, ({ row, code, message }) => {
      const where = `Row ${row} of the results of ${nameOf(board)}: ${message}`;
      if (code === 'impossible-card') leads.add(at, where);
      else report.warn(code, at, where);
    });
    return results.length === 0 ? board : { ...board, results };
  });
  leads.report(report);
  return all;
}

/** Leads are typed at the table, and often wrong: one warning covers all. */
class LeadCount {
  #count = 0;
  #first: { readonly at: number; readonly where: string } | null = null;

  add(at: number, where: string): void {
    this.#count++;
    this.#first ??= { at, where };
  }

  report(report: Report): void {
    if (!this.#first) return;
    const { at, where } = this.#first;
    const more =
      this.#count > 1
        ? ` ${counted(this.#count - 1, 'more lead')} ${plural(this.#count - 1, 'is', 'are')} like this.`
        : '';
    report.warn('impossible-lead', at, where + more);
  }
}

/** The boards without the results that reading their tables gives again. */
export function withoutTableResults(boards: readonly BoardRecord[]): readonly BoardRecord[] {
  if (!boards.some((board) => hasScoreTable(board) && board.results.length > 0)) return boards;
  const names = new PairNames(boards);
  return boards.map((board) => {
    const section = board.sections.get('ScoreTable');
    if (!section || board.results.length === 0) return board;
    const given = resultsOf(rowsOf(section), board, names, () => undefined);
    return textOf(given) === textOf(board.results) ? { ...board, results: [] } : board;
  });
}

/** About what a result takes beyond its text. */
const costOfResult = 200;

const hasScoreTable = ({ sections }: BoardRecord): boolean => sections.has('ScoreTable');

const nameOf = ({ number }: BoardRecord): string => (number === null ? 'a board' : `board ${number}`);

function resultsOf(
  rows: ReturnType<typeof tableRows>,
  board: BoardRecord,
  names: PairNames,
  warn: (warning: RowWarning & { readonly row: number }) => void,
): ResultRecord[] {
  const results: ResultRecord[] = [];
  for (const [index, { cells, isWhole }] of rows.entries()) {
    const row = index + 1;
    if (row > maxResults) {
      warn({ row, code: 'too-many-rows', message: `Only the first ${maxResults} were read.` });
      break;
    }
    if (!isWhole)
      warn({ row, code: 'bad-row', message: 'It has not one cell for each column, and was skipped.' });
    else {
      const result = readScoreRow(cells, board, names, (warning) => warn({ ...warning, row }));
      if (result) results.push(result);
    }
  }
  return results;
}

/** More tables than the largest simultaneous pairs have in one file. */
const maxResults = 2000;

const rowsOf = (section: Section): ReturnType<typeof tableRows> =>
  tellsResults.test(section.value) ? tableRows(section) : [];

/** Other tables have this name too, such as those of a match. */
const tellsResults = /(?:^|;)\s*[+-]?(?:Contract|Score_NS|Score_EW)\s*(?:[;\\]|$)/u;

/** The same for the same results. */
const textOf = (results: readonly ResultRecord[]): string =>
  JSON.stringify(results, (_, value: unknown) => (value instanceof Map ? [...value] : value));
