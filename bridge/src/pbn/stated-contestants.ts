/**
 * The ranking of a `TotalScoreTable`: pairs, teams or single players with their places.
 *
 * @module
 */
import { parseFigure, parsePlace } from '../record/row-values.ts';
import type { BoardRecord } from '../record/hand-record.ts';
import type { Contestant } from '../record/session-record.ts';
import { splitNames } from './pair-names.ts';
import { tableRows, type NamedCells } from './table-rows.ts';

/** From the first board that has one. Where a direction is the seat of the first round, numbers are there once. */
export function statedContestants(boards: readonly BoardRecord[]): readonly Contestant[] {
  const section = boards.map(({ sections }) => sections.get('TotalScoreTable')).find(Boolean);
  if (!section) return [];
  const all = tableRows(section)
    .filter(({ isWhole }) => isWhole)
    .slice(0, maxContestants)
    .flatMap(({ cells }) => contestantOf(cells));
  const numbers = countedBy(all, ({ section: name, number }) => `${name ?? ''}|${number}`);
  const isApart = [...numbers.values()].some((times) => times > 1);
  const placeOf = ({ section: name, side, standing }: Contestant): string =>
    `${name ?? ''}|${isApart ? (side ?? '') : ''}|${standing?.place ?? ''}`;
  const places = countedBy(all, placeOf);
  return all.map((contestant) => ({
    ...contestant,
    side: isApart ? contestant.side : null,
    standing: contestant.standing && {
      ...contestant.standing,
      isTied: contestant.standing.isTied || (places.get(placeOf(contestant)) ?? 0) > 1,
    },
  }));
}

function countedBy(all: readonly Contestant[], keyOf: (one: Contestant) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

const maxContestants = 5000;

function contestantOf(cells: NamedCells): Contestant[] {
  const text = (...names: string[]): string | null =>
    names.map((name) => cells.get(name)).find((value) => value !== undefined) ?? null;
  const [kind, number] = (
    [
      ['pair', text('PairId')],
      ['team', text('TeamId')],
      ['player', text('PlayerId')],
    ] as const
  ).find(([, id]) => id !== null) ?? [null, null];
  if (kind === null || number === null) return [];
  const direction = text('Direction') ?? '';
  const names = text('Names', 'Roster') ?? '';
  const { place, isTied } = parsePlace(text('Rank') ?? '');
  return [
    {
      kind,
      number,
      session: null,
      section: text('Section'),
      side: direction.startsWith('N') ? 'NS' : direction === '' ? null : 'EW',
      name: kind === 'team' ? text('TeamName') : null,
      players:
        kind === 'pair'
          ? splitNames(names)
          : kind === 'team'
            ? names.split(' - ', 20).map((each) => each.trim() || null)
            : [text('Name')],
      team: kind === 'pair' ? text('TeamId') : null,
      standing: {
        place,
        isTied: isTied || text('RankTie') === '=',
        percent: parseFigure(text('TotalPercentage', 'Percentage') ?? ''),
        total: parseFigure(text('TotalScoreMP', 'TotalScoreIMP', 'TotalScoreVP', 'MP') ?? ''),
      },
    },
  ];
}
