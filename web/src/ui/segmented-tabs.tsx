import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { TabsList, TabsTrigger, type TabsTriggerProps } from './tabs-root.tsx';

export type SegmentedTabListProps = Omit<ComponentProps<'div'>, 'aria-label'> & { label: string };

/** Two or three tabs that divide a panel's whole head between them. Goes inside `Tabs`, with `TabPanel` below. */
export function SegmentedTabList({ label, className, ...rest }: SegmentedTabListProps) {
  return (
    <TabsList
      aria-label={label}
      {...rest}
      className={cx('grid auto-cols-fr grid-flow-col border-b border-line', className)}
    />
  );
}

export function SegmentedTab({ className, ...rest }: TabsTriggerProps) {
  return (
    <TabsTrigger
      {...rest}
      className={cx(
        'min-h-tap border-line bg-sunk px-s3 font-semibold text-ink-3 transition-colors not-first:border-l sm:min-h-[3.1rem]',
        'hover:text-ink focus-visible:-outline-offset-4',
        'data-[state=active]:bg-surface data-[state=active]:text-ink',
        'data-[state=active]:shadow-[inset_0_3px_0_var(--color-green)]',
        className,
      )}
    />
  );
}
