import { Slot, Tooltip as Radix } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, use } from 'react';
import { cx } from './cx.ts';
import { DialogClose } from './dialog-close.ts';

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
  children: ReactElement;
}

/**
 * Shows the name of an icon. Screen readers have it already, so the tip is hidden from them and describes nothing.
 * It opens on focus from the keyboard only: not when a menu or dialog that was closed with the mouse returns the focus.
 */
export function NameTooltip({ name, className, children }: NameTooltipProps) {
  const closeDialog = use(DialogClose);
  return (
    <Radix.Root>
      <Radix.Trigger
        asChild
        data-tooltip={name}
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        <NotDescribed>{children}</NotDescribed>
      </Radix.Trigger>
      <Radix.Portal>
        {/* Radix gives Escape to the topmost layer alone, which would take a second press to close the dialog. */}
        <Radix.Content
          aria-hidden
          data-tip
          {...PLACE}
          onEscapeKeyDown={() => closeDialog?.()}
          className={cx(LOOK, className)}
        >
          {name}
          <Radix.Arrow width={10} height={5} className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Drops the description that Radix adds while the tip is open: it would repeat the name. */
function NotDescribed({ 'aria-describedby': _tip, ...rest }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />;
}

const PLACE = { sideOffset: 6, collisionPadding: 8 } as const;

/** Above toasts, which have icons too. */
const LOOK =
  'z-50 max-w-[20rem] animate-fade rounded-1 bg-ink px-s3 py-[0.35rem] text-sm leading-snug text-paper';
