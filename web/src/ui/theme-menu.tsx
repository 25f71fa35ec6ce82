import { type ComponentType, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import type { ThemeChoicesProps } from './theme-choices.tsx';
import { THEME_OPTIONS } from './theme-options.ts';
import { useThemeChoice } from './theme.ts';

const load = () => import('./theme-choices.tsx');
const prefetch = () => void load().catch(() => undefined);

/** On every page, and seldom opened: the menu's code is loaded when its button is pointed at or focused. */
export function ThemeMenu() {
  const [choice, onChoice] = useThemeChoice();
  const [opened, setOpened] = useState<{ Choices: ComponentType<ThemeChoicesProps>; byKey: boolean }>();
  const icon = THEME_OPTIONS.find(({ value }) => value === choice)!.icon;
  const label = `Theme: ${choice}`;
  if (opened) {
    const trigger = <IconButton icon={icon} label={label} />;
    return <opened.Choices {...{ trigger, choice, onChoice }} focusFirst={opened.byKey} />;
  }

  const open = (byKey: boolean) =>
    void load().then(
      ({ ThemeChoices }) => setOpened((before) => before ?? { Choices: ThemeChoices, byKey }),
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
