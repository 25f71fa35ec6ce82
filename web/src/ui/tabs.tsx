import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { afterLayout } from './after-layout.ts';
import { cx } from './cx.ts';
import {
  TabsContent,
  type TabsContentProps,
  TabsList,
  TabsTrigger,
  type TabsTriggerProps,
} from './tabs-root.tsx';

export type TabListProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** Inside a panel the first tab stands on the panel's text edge. */
  inset?: boolean;
};

/** Underlined tabs; where they do not fit they scroll sideways. */
export function TabList({ label, inset = false, className, ...rest }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  // A link may open a tab that is scrolled out of view.
  useEffect(() => {
    const shown = list.current;
    const active = shown?.querySelector<HTMLElement>('[data-state="active"]');
    if (!shown || !active) return undefined;
    return afterLayout(shown, () => {
      shown.scrollLeft = active.offsetLeft;
    });
  }, []);
  return (
    <TabsList
      ref={list}
      aria-label={label}
      {...rest}
      className={cx(
        'relative flex gap-s4 overflow-x-auto overflow-y-hidden [scrollbar-width:none] sm:gap-s5',
        'shadow-[inset_0_-1px_0_var(--tab-rule)]',
        inset ? 'px-s4 [--tab-rule:var(--color-line)] sm:px-s5' : 'mb-s5 [--tab-rule:var(--color-line-2)]',
        className,
      )}
    />
  );
}

export type TabProps = Omit<TabsTriggerProps, 'children'> & { children: string };

export function Tab({ className, children, ...rest }: TabProps) {
  return (
    <TabsTrigger
      {...rest}
      className={cx(
        'relative min-h-tap shrink-0 after:absolute after:-inset-x-s2 after:inset-y-0 border-b-3 border-transparent pt-s3 pb-[0.65rem] font-medium whitespace-nowrap text-ink-3',
        'transition-colors hover:text-ink disabled:text-ink-off',
        // Rules above and below: a frame would touch the letters, or be cut where the list scrolls.
        'focus-visible:outline-transparent focus-visible:shadow-[inset_0_2px_0_var(--color-green),inset_0_-2px_0_var(--color-green)]',
        'data-[state=active]:border-green data-[state=active]:font-semibold data-[state=active]:text-ink',
        className,
      )}
    >
      <span className="reserve" data-reserve={children}>
        {children}
      </span>
    </TabsTrigger>
  );
}

/** What one tab shows, in either kind. */
export function TabPanel({ className, ...rest }: TabsContentProps) {
  return <TabsContent {...rest} className={cx('min-w-0', className)} />;
}
