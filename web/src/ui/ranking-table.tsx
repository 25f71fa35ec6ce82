import { UserRoundSearch } from 'lucide-react';
import { useDeferredValue } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Link } from './link.tsx';
import { Spark } from './spark.tsx';

/** A pair, or a player, with its place. */
interface RankingRow {
  key: string;
  href: string;
  /** `3=` */
  place: string;
  number: string | null;
  names: readonly string[];
  /** Whom the names mean, in their order; null where that is not known or the name says it. */
  people?: readonly (string | null)[];
  /** Asks who they are; the control lies above the link. Where the room is narrow, the scorecard has it. */
  onWho?: () => void;
  points: string;
  value: string;
  spark: readonly number[];
  own: boolean;
}

export interface RankingTableProps {
  caption: string;
  unit: 'percent' | 'imps';
  rows: readonly RankingRow[];
}

const HEAD = 'px-[0.4rem] pt-[0.55rem] pb-[0.4rem] text-xs font-semibold whitespace-nowrap text-ink-3';
const CELL = 'h-[3.35rem] border-t border-line px-[0.4rem] py-[0.4rem]';
/** What leaves first where the room is narrow. */
const EXTRA = '@max-[28rem]:hidden';

/** What a window shows at first. The rest is drawn right after, so that a long ranking opens as fast as a short one. */
const FIRST_ROWS = 16;

/** Places in serif, the whole row a link to the scorecard. */
export function RankingTable({ caption, unit, rows }: RankingTableProps) {
  const hasNumbers = rows.some(({ number }) => number !== null);
  const hasSparks = rows.some(({ spark }) => spark.length > 1);
  const hasPoints = unit === 'percent';
  const drawn = useDeferredValue(rows, rows.slice(0, FIRST_ROWS));
  return (
    <div className="@container">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'pl-s4 text-left sm:pl-panel')}>
              Place
            </th>
            {hasNumbers && (
              <th scope="col" className={cx(HEAD, EXTRA, 'text-right')}>
                No.
              </th>
            )}
            <th scope="col" className={cx(HEAD, 'text-left')}>
              Pair
            </th>
            {hasSparks && (
              <th scope="col" className={cx(HEAD, 'text-left @max-[28rem]:text-[0px]')}>
                Board by board
              </th>
            )}
            {hasPoints && (
              <th scope="col" className={cx(HEAD, EXTRA, 'text-right')}>
                MPs
              </th>
            )}
            <th scope="col" className={cx(HEAD, 'pr-s4 text-right sm:pr-panel')}>
              {unit === 'percent' ? 'Percent' : 'IMPs'}
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((row) => (
            <tr
              key={row.key}
              data-own={row.own || undefined}
              className={cx(
                'relative isolate forced-colors:data-own:outline-2 forced-colors:data-own:-outline-offset-2',
                row.own ? 'bg-green-soft shadow-[inset_4px_0_0_var(--color-green)]' : 'hover:bg-hover',
              )}
            >
              <td
                className={cx(
                  CELL,
                  'w-[3.4rem] pl-s4 font-serif text-title leading-none font-medium tracking-figure [font-variant-numeric:lining-nums] sm:pl-panel',
                )}
              >
                {row.place}
              </td>
              {hasNumbers && (
                <td className={cx(CELL, EXTRA, 'w-[2.4rem] text-right text-sm whitespace-nowrap text-ink-3')}>
                  {row.number}
                </td>
              )}
              <th scope="row" className={cx(CELL, 'text-left leading-snug font-medium')}>
                <div className="flex items-center gap-s1">
                  <Link
                    tone="row"
                    href={row.href}
                    className="block min-w-0 flex-1 outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
                  >
                    {row.names.map((name, index) => (
                      <span key={name} className="block wrap-anywhere">
                        {name}
                        {row.people?.[index] && (
                          <span className="text-sm font-normal text-ink-3"> ({row.people[index]})</span>
                        )}
                        {row.own && index === row.names.length - 1 && (
                          <b className="text-xs whitespace-nowrap text-green"> · you</b>
                        )}{' '}
                      </span>
                    ))}
                  </Link>
                  {row.onWho && (
                    <IconButton
                      icon={UserRoundSearch}
                      label={`Who is who: ${row.names.join(' and ')}`}
                      onClick={row.onWho}
                      className={cx(EXTRA, 'relative z-[1] -my-s2')}
                    />
                  )}
                </div>
              </th>
              {hasSparks && (
                <td className={cx(CELL, 'w-[5.2rem] @min-[28rem]:w-[9.5rem]')}>
                  {row.spark.length > 1 && (
                    <Spark
                      values={row.spark}
                      unit={unit}
                      own={row.own}
                      className="h-[1.4rem] w-[4.6rem] @min-[28rem]:h-[1.7rem] @min-[28rem]:w-[8.6rem]"
                    />
                  )}
                </td>
              )}
              {hasPoints && (
                <td className={cx(CELL, EXTRA, 'text-right text-sm text-ink-2')}>{row.points}</td>
              )}
              <td
                className={cx(CELL, 'pr-s4 text-right text-lg font-semibold whitespace-nowrap sm:pr-panel')}
              >
                {row.value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
