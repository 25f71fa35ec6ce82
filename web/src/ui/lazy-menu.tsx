import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode, useState } from 'react';
import { IconButton } from './icon-button.tsx';

/** For the menu, which is open from the beginning. */
export interface OpenedMenu {
  trigger: ReactElement;
  focusFirst: boolean;
}

export interface LazyMenuProps<Code> {
  icon: LucideIcon;
  label: string;
  load: () => Promise<Code>;
  /** The menu, once its code is there. */
  children: (code: Code, opened: OpenedMenu) => ReactNode;
}

/** A menu that is seldom opened: its code is loaded when its button is pointed at or focused. */
export function LazyMenu<Code extends object>({ icon, label, load, children }: LazyMenuProps<Code>) {
  const [opened, setOpened] = useState<{ code: Code; byKey: boolean }>();
  if (opened) {
    return children(opened.code, {
      trigger: <IconButton icon={icon} label={label} />,
      focusFirst: opened.byKey,
    });
  }

  const prefetch = () => void load().catch(() => undefined);
  const open = (byKey: boolean) =>
    void load().then(
      (code) => setOpened((before) => before ?? { code, byKey }),
      () => undefined,
    );
  const openByPointer = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    // Or the button would take the focus from the menu, which closes without it.
    event.preventDefault();
    open(false);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    open(true);
  };
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onPointerDown={openByPointer}
      onKeyDown={openByKey}
      onClick={() => open(false)}
    />
  );
}
