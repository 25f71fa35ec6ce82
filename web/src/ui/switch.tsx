import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
  'aria-describedby'?: string;
  /** Words first and a smaller track, for a corner or a line of text. */
  small?: boolean;
}

/** On or off, at once; its words are part of the target. */
export function Switch({ small = false, children, ...rest }: SwitchProps) {
  const id = useId();
  if (small) return <SmallSwitch {...rest} id={id} label={children} />;
  return (
    <span className="inline-flex min-h-tap items-center">
      <Track
        {...rest}
        id={id}
        className="h-[1.7rem] w-[3rem] after:-inset-y-[0.55rem] after:-inset-x-s1 data-[state=checked]:disabled:border-line-2 data-[state=checked]:disabled:bg-sunk"
        thumb="size-[1.2rem] group-data-[state=checked]:translate-x-[calc(3rem-1.2rem-5px)] group-data-[state=checked]:group-disabled:bg-ink-off"
      />
      <label htmlFor={id} className={cx('py-s2 pl-[0.7rem] font-semibold', rest.disabled && 'text-ink-3')}>
        {children}
      </label>
    </span>
  );
}

type InnerProps = Omit<SwitchProps, 'children' | 'small'> & { id: string };

function SmallSwitch({ label, ...rest }: InnerProps & { label: ReactNode }) {
  return (
    <span className="inline-flex min-h-[2rem] items-center gap-[0.45rem] text-sm">
      <label htmlFor={rest.id} className={cx(rest.disabled ? 'text-ink-3' : 'text-ink-2')}>
        {label}
      </label>
      <Track
        {...rest}
        className="h-[1.25rem] w-[2.2rem] after:-inset-y-[0.75rem] after:-inset-x-s2"
        thumb="size-[0.8rem] group-data-[state=checked]:translate-x-[calc(2.2rem-0.8rem-5px)]"
      />
    </span>
  );
}

function Track({
  checked,
  onCheckedChange,
  className,
  thumb,
  ...rest
}: InnerProps & { className: string; thumb: string }) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      data-state={checked ? 'checked' : 'unchecked'}
      onClick={() => onCheckedChange(!checked)}
      className={cx(
        'group relative shrink-0 rounded-full border border-control bg-sunk transition-colors after:absolute disabled:cursor-not-allowed disabled:border-line-2 data-[state=checked]:border-green data-[state=checked]:bg-green',
        className,
      )}
    >
      <span
        className={cx(
          'block translate-x-[3px] rounded-full bg-control transition-[translate,background-color] group-disabled:bg-ink-off group-data-[state=checked]:bg-on-green',
          thumb,
        )}
      />
    </button>
  );
}
