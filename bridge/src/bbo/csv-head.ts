/**
 * What stands in the CSV of BBO Extractor before the tables: lines `#Key,value`, and rankings.
 *
 * @module
 */
import type { CsvRow } from '../record/csv.ts';
import { scoringOf } from '../record/result-tags.ts';
import { parseFigure, parsePlace } from '../record/row-values.ts';
import type { Contestant, EventFacts } from '../record/session-record.ts';

/** A row by the names of its columns. */
export interface NamedRow {
  readonly cell: (name: string) => string;
  readonly at: number;
}

export const columnsOf = ({ cells }: CsvRow): ReadonlyMap<string, number> =>
  new Map(cells.map((name, index) => [name.replace('#', '').trim().toLowerCase(), index]));

/** Rows may have a cell more than the head; the LIN is in the last that has a bar. */
export const namedRow = ({ cells, at }: CsvRow, columns: ReadonlyMap<string, number>): NamedRow => ({
  at,
  cell: (name) =>
    name === 'playdata'
      ? (cells.findLast((cell) => /\||%7C/iu.test(cell)) ?? '')
      : (cells[columns.get(name.toLowerCase()) ?? -1] ?? '').trim(),
});

export function headTags(head: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const date = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(head.get('#date') ?? '');
  const scoring = scorings.get(head.get('#scoringtype') ?? '');
  return new Map(
    [
      ['Event', head.get('#title') ?? ''],
      ['Date', date ? `${date[1]}.${date[2]}.${date[3]}` : ''],
      ['Scoring', scoring ?? ''],
    ].flatMap(([name, value]): [string, string][] => (name && value ? [[name, value]] : [])),
  );
}

const scorings: ReadonlyMap<string, string> = new Map([
  ['MATCH_POINTS', 'MP'],
  ['CROSS_IMPS', 'IMP;Cross'],
  ['IMPS', 'IMP'],
]);

/** One line of a ranking: names with a plus sign between, and percent or IMPs. */
export function rankedPair(row: NamedRow, scoring: string): Contestant[] {
  const number = row.cell('pair');
  const { place, isTied } = parsePlace(row.cell('rank'));
  if (number === '' || place === null) return [];
  const score = parseFigure(row.cell('score').replace('%', ''));
  const isPercent = scoring === 'MATCH_POINTS';
  return [
    {
      kind: 'pair',
      number,
      session: null,
      section: row.cell('section').replace(/^0$/u, '') || null,
      side: null,
      name: null,
      players: row
        .cell('name')
        .split('+', 2)
        .map((name) => name.trim() || null),
      team: null,
      standing: { place, isTied, percent: isPercent ? score : null, total: isPercent ? null : score },
    },
  ];
}

export function eventIn(tags: ReadonlyMap<string, string>): EventFacts {
  return {
    title: tags.get('Event') ?? null,
    club: null,
    date: tags.get('Date')?.replaceAll('.', '-') ?? null,
    scoring: scoringOf(tags.get('Scoring') ?? ''),
    winners: null,
  };
}
