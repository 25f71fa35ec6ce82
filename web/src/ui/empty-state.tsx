import { createElement } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { TableMark } from './table-mark.tsx';

export interface EmptyStateProps {
  title: string;
  /** One sentence: why it is empty, what to do. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** The table mark, for a place that is empty; without it for a search that found nothing. */
  mark?: boolean;
  level?: 1 | 2 | 3;
  className?: string;
}

export function EmptyState({ title, children, action, mark = true, level = 2, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid place-content-center justify-items-center gap-s3 px-s4 py-s7 text-center sm:px-s5',
        className,
      )}
    >
      {mark && <TableMark dealer="N" className="mb-s1 size-s8" />}
      {createElement(`h${level}`, { className: 'text-h3' }, title)}
      {children !== undefined && <p className="max-w-[34rem] text-balance text-ink-2">{children}</p>}
      {action !== undefined && (
        <div className="mt-s1 [&>a]:inline-flex [&>a]:min-h-tap [&>a]:items-center">{action}</div>
      )}
    </div>
  );
}
