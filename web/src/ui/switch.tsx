import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & { children: ReactNode };

/** On or off, at once; its words are part of the target. */
export function Switch({ id, className, children, ...rest }: SwitchProps) {
  const made = useId();
  return (
    <span className={cx('inline-flex min-h-tap items-center', className)}>
      <Radix.Root
        {...rest}
        id={id ?? made}
        className="group relative h-[1.7rem] w-[3rem] shrink-0 rounded-full border border-control bg-sunk transition-colors after:absolute after:-inset-y-[0.55rem] after:-inset-x-s1 disabled:cursor-not-allowed disabled:border-line-2 data-[state=checked]:border-green data-[state=checked]:bg-green data-[state=checked]:disabled:border-line-2 data-[state=checked]:disabled:bg-sunk"
      >
        <Radix.Thumb className="block size-[1.2rem] translate-x-[3px] rounded-full bg-control transition-[translate,background-color] group-disabled:bg-ink-off data-[state=checked]:translate-x-[calc(3rem-1.2rem-5px)] data-[state=checked]:bg-on-green data-[state=checked]:group-disabled:bg-ink-off" />
      </Radix.Root>
      <label
        htmlFor={id ?? made}
        className={cx('py-s2 pl-[0.7rem] font-semibold', rest.disabled && 'text-ink-3')}
      >
        {children}
      </label>
    </span>
  );
}
