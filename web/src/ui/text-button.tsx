import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** Acts, but stands in running text and looks like the link it is beside. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('cursor-pointer font-semibold text-green underline underline-offset-[0.18em]', className)}
    />
  );
}
