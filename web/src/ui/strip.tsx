import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface StripProps {
  /** What the strip is about, for screen readers. */
  label: string;
  /** On the page itself, closed by a hairline. */
  plain?: boolean;
  children: ReactNode;
  className?: string;
}

/** A ruled line of facts and switches that stands between a page's head and its matter. */
export function Strip({ label, plain = false, children, className }: StripProps) {
  return (
    <section
      aria-label={label}
      className={cx(
        'flex flex-wrap items-center gap-x-s5 gap-y-s1 border-line py-s2',
        plain ? 'border-b border-line-2 pt-0' : 'rounded-2 border bg-surface px-s4',
        className,
      )}
    >
      {children}
    </section>
  );
}
