import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

/** Once, near the root: 700 ms before the first tooltip, none between neighbours. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={700}>{children}</Radix.Provider>;
}

export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes the focus: what it explains. Nothing may be known from a tooltip alone. */
  children: ReactElement;
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side={side} {...PLACE} className={LOOK}>
          {content}
          <Radix.Arrow width={10} height={5} className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface NameTooltipProps {
  /** The accessible name of what is inside. */
  name: string;
  /** For the tip itself, as where the name is seen in wider windows. */
  className?: string;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * Shows the name of an icon to those who see. Screen readers have it already, so the tip is hidden from them and
 * describes nothing. On focus it comes only to whoever uses the keyboard: not when a menu or dialog gives focus back.
 */
export function NameTooltip({ name, className, children }: NameTooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger
        asChild
        data-tooltip={name}
        aria-describedby={children.props['aria-describedby']}
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content aria-hidden data-tip {...PLACE} className={cx(LOOK, className)}>
          {name}
          <Radix.Arrow width={10} height={5} className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const PLACE = { sideOffset: 6, collisionPadding: 8 } as const;

/** Above toasts, which have icons too. */
const LOOK =
  'z-50 max-w-[20rem] animate-fade rounded-1 bg-ink px-s3 py-[0.35rem] text-sm leading-snug text-paper';
