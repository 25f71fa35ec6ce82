import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const TONES = {
  plain: 'border-line-2 bg-surface text-ink-2',
  /** Vulnerable: always with the word. */
  vul: 'border-current text-red',
  ok: 'border-transparent bg-green-soft text-green',
  warn: 'border-transparent bg-ochre-soft text-ochre',
  error: 'border-transparent bg-red-soft text-red',
  info: 'border-transparent bg-blue-soft text-blue',
  /** What is not there: No bidding, No comments. */
  absent: 'border-dashed border-line-2 text-ink-3',
};

export type BadgeTone = keyof typeof TONES;
export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone; icon?: LucideIcon };

/** A word set in the line, ruled rather than filled; filled only for a state. */
export function Badge({ tone = 'plain', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex min-h-[1.75rem] max-w-full items-center gap-[0.35rem] rounded-1 border px-[0.6rem] py-[0.1rem]',
        'font-sans text-sm leading-[1.2] font-medium tracking-normal [overflow-wrap:anywhere]',
        TONES[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

/** Badges side by side, wrapping. */
export function BadgeRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('flex flex-wrap items-center gap-s2', className)} />;
}
