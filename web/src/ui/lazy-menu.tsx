import { type ReactElement, type ReactNode, useState } from 'react';
import { MenuButton, type OpenedBy } from './menu-button.tsx';

/** For the menu, which is open from the beginning. */
export interface OpenedMenu {
  trigger: ReactElement;
  openedBy: OpenedBy;
}

export interface LazyMenuProps<Code> {
  trigger: ReactElement;
  load: () => Promise<Code>;
  /** The menu, once its code is there. */
  children: (code: Code, opened: OpenedMenu) => ReactNode;
}

/** A menu that is seldom opened: its code is loaded when its button is pointed at or focused. */
export function LazyMenu<Code extends object>({ trigger, load, children }: LazyMenuProps<Code>) {
  const [opened, setOpened] = useState<{ code: Code; by: OpenedBy }>();
  if (opened) return children(opened.code, { trigger, openedBy: opened.by });

  const open = (by: OpenedBy) =>
    void load().then(
      (code) => setOpened((before) => before ?? { code, by }),
      () => undefined,
    );
  return <MenuButton trigger={trigger} onOpen={open} onApproach={() => void load().catch(() => undefined)} />;
}
