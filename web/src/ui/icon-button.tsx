import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { NameTooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** What it does: its accessible name, and its tooltip. */
  label: string;
};

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <NameTooltip name={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={cx(
          'grid size-tap shrink-0 place-items-center rounded-2 text-ink-2 transition-colors',
          'hover:bg-hover hover:text-ink disabled:text-ink-off disabled:hover:bg-transparent',
          className,
        )}
      >
        <Icon of={icon} />
      </button>
    </NameTooltip>
  );
}
