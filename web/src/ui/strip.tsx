import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface StripProps {
  /** What the strip is about, for screen readers. */
  label: string;
  /** On the page itself, without a frame. */
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
        'flex flex-wrap items-center gap-x-s2 gap-y-s1 sm:gap-x-s4',
        !plain && 'rounded-2 border border-line bg-surface px-s4 py-s2',
        className,
      )}
    >
      {children}
    </section>
  );
}
