import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Rows under one ink rule, hairlines between, no boxes. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-t-2 border-rule">
      {children}
    </ul>
  );
}

export interface ListRowProps {
  /** At the left, in a column of its own: a date. */
  lead: ReactNode;
  /** Cells with a column each on wide screens, one line below the text on narrow ones. */
  facts?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** Its title may be a link that covers the whole row; other controls lie above it. */
export function ListRow({ lead, facts, actions, children }: ListRowProps) {
  return (
    <li className="border-b border-line-2">
      <article
        className={cx(
          'relative grid grid-cols-[4.9rem_minmax(0,1fr)] items-center gap-x-s3 gap-y-s2 py-s4 hover:bg-hover sm:grid-cols-[5.6rem_minmax(0,1fr)_auto] sm:gap-x-s5',
          facts !== undefined && 'lg:grid-cols-[5.6rem_minmax(0,1fr)_9.5rem_6rem_8.5rem_auto]',
        )}
      >
        <div className="flex flex-col justify-center self-stretch border-r border-line-2 pr-s3 text-center whitespace-nowrap max-sm:justify-start max-sm:pt-s1 sm:pr-s5">
          {lead}
        </div>
        <div className="min-w-0">{children}</div>
        {facts !== undefined && (
          <div className="gap-x-s3 gap-y-s2 max-lg:row-start-2 max-sm:col-span-2 max-sm:mt-s2 max-sm:grid max-sm:grid-cols-[1.2fr_1fr_1.15fr] sm:max-lg:col-start-2 sm:max-lg:flex sm:max-lg:flex-wrap sm:max-lg:gap-x-s5 lg:contents">
            {facts}
          </div>
        )}
        <div className="relative z-[1] flex whitespace-nowrap max-sm:col-span-2 max-sm:col-start-1 max-sm:-mx-hang max-sm:justify-between max-sm:[&>*]:m-0 max-sm:[&>:only-child]:ml-auto sm:flex-col-reverse sm:items-end sm:max-lg:col-start-3 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
          {actions}
        </div>
      </article>
    </li>
  );
}
