import { Children } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface MetaStripProps {
  /** What is missing is left out: no gap, no rule. */
  items: readonly ReactNode[];
  className?: string;
}

/** Short facts on one line with hairlines between; where the line breaks, no hairline is left at its start. */
export function MetaStrip({ items, className }: MetaStripProps) {
  return (
    <div className={cx('overflow-clip text-ink-2', className)}>
      <div className="-ml-s4 flex flex-wrap">
        {Children.map(items, (item) =>
          item === null || item === '' ? null : (
            <span className="relative min-w-0 pl-s4 [overflow-wrap:anywhere] before:absolute before:top-[0.35em] before:left-s2 before:h-[0.85em] before:border-l before:border-line-2">
              {item}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
