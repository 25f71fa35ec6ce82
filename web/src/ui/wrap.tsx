import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The page's column: masthead, main and footer share its edges. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cx(
        'mx-auto w-full max-w-[var(--wrap,calc(var(--container-page)+2*var(--spacing-s5)))]',
        'px-[var(--gutter,var(--spacing-s4))] sm:px-[var(--gutter,var(--spacing-s5))]',
        className,
      )}
    />
  );
}
