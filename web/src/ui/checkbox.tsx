import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & { children: ReactNode };

export function Checkbox({ id, className, children, ...rest }: CheckboxProps) {
  const made = useId();
  return (
    <span className={cx('inline-flex min-h-tap items-start', className)}>
      <Radix.Root
        {...rest}
        id={id ?? made}
        className="group relative mt-[0.65rem] grid size-[1.4rem] shrink-0 place-items-center rounded-1 border border-control bg-surface transition-colors after:absolute after:-inset-[0.65rem] disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunk data-[state=checked]:border-green data-[state=checked]:bg-green data-[state=indeterminate]:border-green data-[state=indeterminate]:bg-green data-[state=checked]:disabled:border-line-2 data-[state=checked]:disabled:bg-sunk"
      >
        <Radix.Indicator className="text-on-green group-disabled:text-ink-off">
          <Icon of={Check} className="stroke-[2.4] group-data-[state=indeterminate]:hidden" />
          <Icon of={Minus} className="hidden stroke-[2.4] group-data-[state=indeterminate]:block" />
        </Radix.Indicator>
      </Radix.Root>
      <label
        htmlFor={id ?? made}
        className={cx('py-[0.65rem] pl-[0.7rem] leading-[1.4]', rest.disabled && 'text-ink-3')}
      >
        {children}
      </label>
    </span>
  );
}
