import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The page's column: masthead, main and footer share its edges. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cx('mx-auto w-full max-w-wrap px-gutter print:max-w-none print:px-0', className)}
    />
  );
}
