import { cx } from './cx.ts';
import { Link } from './link.tsx';
import { boardUnit, type TeamUnit } from './team-unit.ts';

const HEAD = 'px-[0.5rem] pt-[0.55rem] pb-[0.4rem] text-xs leading-tight font-semibold text-ink-3';
const CELL = 'h-[2.9rem] border-t border-line px-[0.5rem] py-[0.3rem]';
const FIRST = 'pl-s4 sm:pl-panel';
const LAST = 'pr-s4 sm:pr-panel';
const EXTRA = '@max-[28rem]:hidden';
const OWN =
  'bg-green-soft shadow-[inset_4px_0_0_var(--color-green)] forced-colors:outline-2 forced-colors:-outline-offset-2';
const PLACE =
  'w-[3.4rem] text-left font-serif text-title leading-none font-medium tracking-figure [font-variant-numeric:lining-nums]';

const You = () => <b className="text-xs whitespace-nowrap text-green"> · you</b>;

interface TeamRow {
  /** `3=` */
  place: string;
  team: string;
  matches: string;
  /** Won and lost, as '112–87'. */
  imps: string;
  value: string;
  own: boolean;
}

const VALUES = { imps: 'Net IMPs', vps: 'VPs', points: 'Points' } as const;

/** Teams with their places. */
export function TeamTable({
  caption,
  unit,
  rows,
}: {
  caption: string;
  unit: TeamUnit;
  rows: readonly TeamRow[];
}) {
  return (
    <div className="@container">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, FIRST, 'text-left')}>
              Place
            </th>
            <th scope="col" className={cx(HEAD, 'text-left')}>
              Team
            </th>
            <th scope="col" className={cx(HEAD, EXTRA, 'text-right')}>
              Matches
            </th>
            <th scope="col" className={cx(HEAD, EXTRA, 'text-right')}>
              {unit === 'points' ? 'Won–lost' : 'IMPs'}
            </th>
            <th scope="col" className={cx(HEAD, LAST, 'text-right')}>
              {VALUES[unit]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team} data-own={row.own || undefined} className={cx(row.own && OWN)}>
              <td className={cx(CELL, FIRST, PLACE)}>{row.place}</td>
              <th scope="row" className={cx(CELL, 'text-left leading-snug font-medium wrap-anywhere')}>
                {row.team}
                {row.own && <You />}
              </th>
              <td className={cx(CELL, EXTRA, 'text-right text-sm text-ink-2')}>{row.matches}</td>
              <td className={cx(CELL, EXTRA, 'text-right text-sm whitespace-nowrap text-ink-2')}>
                {row.imps}
              </td>
              <td className={cx(CELL, LAST, 'text-right text-lg font-semibold whitespace-nowrap')}>
                {row.value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MatchRow {
  key: number;
  href: string;
  /** Empty where the file has none. */
  round: string;
  teams: readonly [string, string];
  /** '30–41' */
  imps: string;
  /** '12–8', or empty. */
  points: string;
  own: boolean;
}

/** Matches with their scores, each a link. */
export function MatchList({
  caption,
  unit,
  rows,
}: {
  caption: string;
  unit: TeamUnit;
  rows: readonly MatchRow[];
}) {
  const hasRounds = rows.some(({ round }) => round !== '');
  const hasPoints = rows.some(({ points }) => points !== '');
  return (
    <div className="@container">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {hasRounds && (
              <th scope="col" className={cx(HEAD, FIRST, 'text-left')}>
                Round
              </th>
            )}
            <th scope="col" className={cx(HEAD, 'text-left', !hasRounds && FIRST)}>
              Match
            </th>
            <th scope="col" className={cx(HEAD, 'text-right', !hasPoints && LAST)}>
              {boardUnit(unit)}
            </th>
            {hasPoints && (
              <th scope="col" className={cx(HEAD, LAST, 'text-right')}>
                VPs
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              data-own={row.own || undefined}
              className={cx('relative isolate', row.own ? OWN : 'hover:bg-hover')}
            >
              {hasRounds && (
                <td className={cx(CELL, FIRST, 'w-[6rem] text-left text-sm text-ink-3 wrap-anywhere')}>
                  {row.round}
                </td>
              )}
              <th
                scope="row"
                className={cx(CELL, 'text-left leading-snug font-medium wrap-anywhere', !hasRounds && FIRST)}
              >
                <Link
                  tone="row"
                  href={row.href}
                  className="outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
                >
                  {row.teams[0]} – {row.teams[1]}
                </Link>
                {row.own && <You />}
              </th>
              <td
                className={cx(
                  CELL,
                  'text-right whitespace-nowrap',
                  !hasPoints && cx(LAST, 'text-lg font-semibold'),
                )}
              >
                {row.imps}
              </td>
              {hasPoints && (
                <td className={cx(CELL, LAST, 'text-right text-lg font-semibold whitespace-nowrap')}>
                  {row.points}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
