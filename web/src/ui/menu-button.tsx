import * as Slot from 'radix-ui/slot';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';

export type OpenedBy = 'pointer' | 'key';

export interface MenuButtonProps {
  trigger: ReactElement;
  onOpen: (by: OpenedBy) => void;
  /** Pointed at or focused: it may be opened next. */
  onApproach?: () => void;
}

/**
 * The button of a menu that was not opened yet. A menu of Radix renders again as soon as it is mounted, and React does
 * all work that the page still waits for in the same go: a long task for a menu that few open.
 */
export function MenuButton({ trigger, onOpen, onApproach }: MenuButtonProps) {
  const openByPointer = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    // Or the button would take the focus from the menu, which closes without it.
    event.preventDefault();
    onOpen('pointer');
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    onOpen('key');
  };
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onPointerDown={openByPointer}
      onKeyDown={openByKey}
      onClick={() => onOpen('pointer')}
    >
      {trigger}
    </Slot.Root>
  );
}
