import { cx } from './cx.ts';
import { boardUnit, type TeamUnit } from './team-unit.ts';

/** One of two teams, with its figures as texts; an empty one is not shown. */
export interface ScoredTeam {
  name: string;
  carryOver: string;
  imps: string;
  total: string;
  points: string;
  won: boolean;
  own: boolean;
}

const HEAD = 'px-[0.5rem] pt-[0.55rem] pb-[0.4rem] text-xs leading-tight font-semibold text-ink-3';
const CELL = 'h-[3.35rem] border-t border-line px-[0.5rem] py-[0.4rem]';
const FIGURE =
  'font-serif text-title leading-none font-medium tracking-figure [font-variant-numeric:lining-nums] pr-s4 sm:pr-panel';

/** The score of a match: what was carried over, what was won, and the sum in serif. */
export function MatchScore({
  caption,
  unit,
  teams,
}: {
  caption: string;
  unit: TeamUnit;
  teams: readonly ScoredTeam[];
}) {
  const hasCarryOver = teams.some(({ carryOver }) => carryOver !== '');
  const hasPoints = teams.some(({ points }) => points !== '');
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(HEAD, 'pl-s4 text-left sm:pl-panel')}>
            Team
          </th>
          {hasCarryOver && (
            <>
              <th scope="col" className={cx(HEAD, 'text-right')}>
                Carried over
              </th>
              <th scope="col" className={cx(HEAD, 'text-right')}>
                These boards
              </th>
            </>
          )}
          <th scope="col" className={cx(HEAD, 'text-right', !hasPoints && 'pr-s4 sm:pr-panel')}>
            {boardUnit(unit)}
          </th>
          {hasPoints && (
            <th scope="col" className={cx(HEAD, 'pr-s4 text-right sm:pr-panel')}>
              VPs
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <tr
            key={team.name}
            data-own={team.own || undefined}
            className={cx(
              'forced-colors:data-own:outline-2 forced-colors:data-own:-outline-offset-2',
              team.own && 'bg-green-soft shadow-[inset_4px_0_0_var(--color-green)]',
            )}
          >
            <th
              scope="row"
              className={cx(
                CELL,
                'pl-s4 text-left leading-snug wrap-anywhere sm:pl-panel',
                team.won ? 'font-semibold' : 'font-medium',
              )}
            >
              {team.name}
              {team.own && <b className="text-xs whitespace-nowrap text-green"> · you</b>}
            </th>
            {hasCarryOver && (
              <>
                <td className={cx(CELL, 'text-right text-ink-2')}>{team.carryOver}</td>
                <td className={cx(CELL, 'text-right text-ink-2')}>{team.imps}</td>
              </>
            )}
            <td className={cx(CELL, 'text-right', hasPoints ? 'text-lg text-ink-2' : FIGURE)}>
              {team.total}
            </td>
            {hasPoints && <td className={cx(CELL, FIGURE, 'text-right')}>{team.points}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
