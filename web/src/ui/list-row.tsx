import type { ReactNode } from 'react';

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
  actions: ReactNode;
  children: ReactNode;
}

export function ListRow({ lead, actions, children }: ListRowProps) {
  return (
    <li className="border-b border-line-2">
      <article className="grid grid-cols-[4.9rem_minmax(0,1fr)] items-center gap-x-s3 gap-y-s2 py-s4 sm:grid-cols-[5.6rem_minmax(0,1fr)] sm:gap-x-s5 sm:py-s5 md:grid-cols-[5.6rem_minmax(0,1fr)_auto]">
        <div className="flex flex-col justify-center self-stretch border-r border-line-2 pr-s3 text-center whitespace-nowrap sm:pr-s5">
          {lead}
        </div>
        <div className="min-w-0">{children}</div>
        <div className="flex flex-wrap gap-s2 max-md:col-start-2 max-sm:col-span-2 max-sm:col-start-1 max-sm:mt-s2 max-sm:[&>*]:grow">
          {actions}
        </div>
      </article>
    </li>
  );
}
