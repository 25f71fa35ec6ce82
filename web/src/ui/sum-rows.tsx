import { Fragment } from 'react';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

export interface SumRow {
  name: string;
  href: string;
  /** '12 boards'. */
  note: string;
  value: string;
  /** The boards of this row are those on show. */
  current?: boolean;
}

/** Figures with their names, each a link to what it is made of. Groups stand under an ink rule each. */
export function SumRows({ groups }: { groups: readonly (readonly SumRow[])[] }) {
  return (
    <ul>
      {groups.map((rows, index) => (
        <Fragment key={rows[0]?.name ?? index}>
          {rows.map((row, at) => (
            <li
              key={row.name}
              className={cx(
                'relative flex min-h-[2.4rem] items-center gap-x-s3 px-s4 hover:bg-hover pointer-coarse:min-h-tap sm:px-panel',
                at === 0 ? index > 0 && 'border-t border-rule' : 'border-t border-line',
                row.current && 'bg-green-soft shadow-[inset_4px_0_0_var(--color-green)]',
              )}
            >
              <Link
                tone="row"
                href={row.href}
                aria-current={row.current ? 'true' : undefined}
                className="mr-auto min-w-0 py-s1 wrap-anywhere outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
              >
                {row.name}
              </Link>
              <span className="text-sm whitespace-nowrap text-ink-3">{row.note}</span>
              <b className="min-w-[3.2rem] text-right font-semibold whitespace-nowrap">{row.value}</b>
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  );
}
