import * as Slot from 'radix-ui/slot';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { TooltipBubble } from './tooltip-bubble.tsx';
import { useTooltip } from './use-tooltip.ts';

export interface NameTooltipProps {
  /** The accessible name of what is inside. */
  name: string;
  /** For the tip itself, as where the name is seen in wider windows. */
  className?: string;
  children: ReactElement;
}

/** Shows the name of an icon. Screen readers have it already, so the tip is hidden from them and describes nothing. */
export function NameTooltip({ name, className, children }: NameTooltipProps) {
  const { anchor, triggerProps, bubbleProps } = useTooltip();
  return (
    <>
      <Slot.Root {...triggerProps} data-tooltip={name}>
        {children}
      </Slot.Root>
      {anchor &&
        createPortal(
          <TooltipBubble anchor={anchor} aria-hidden data-tip className={className} {...bubbleProps}>
            {name}
          </TooltipBubble>,
          document.body,
        )}
    </>
  );
}
