import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  children: ReactNode;
  /** Words first and a smaller track, for a corner or a line of text. */
  small?: boolean;
};

/** On or off, at once; its words are part of the target. */
export function Switch({ id, className, small = false, children, ...rest }: SwitchProps) {
  const made = useId();
  if (small) return <SmallSwitch {...rest} id={id ?? made} className={className} label={children} />;
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

function SmallSwitch({
  id,
  className,
  label,
  ...rest
}: Omit<SwitchProps, 'children'> & { label: ReactNode }) {
  return (
    <span className={cx('inline-flex min-h-[2rem] items-center gap-[0.45rem] text-sm', className)}>
      <label htmlFor={id} className={cx(rest.disabled ? 'text-ink-3' : 'text-ink-2')}>
        {label}
      </label>
      <Radix.Root
        {...rest}
        id={id}
        className="group relative h-[1.25rem] w-[2.2rem] shrink-0 rounded-full border border-control bg-sunk transition-colors after:absolute after:-inset-y-[0.75rem] after:-inset-x-s2 disabled:cursor-not-allowed disabled:border-line-2 data-[state=checked]:border-green data-[state=checked]:bg-green"
      >
        <Radix.Thumb className="block size-[0.8rem] translate-x-[3px] rounded-full bg-control transition-[translate,background-color] group-disabled:bg-ink-off data-[state=checked]:translate-x-[calc(2.2rem-0.8rem-5px)] data-[state=checked]:bg-on-green" />
      </Radix.Root>
    </span>
  );
}
