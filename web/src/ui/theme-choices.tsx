import type { OpenedMenu } from './lazy-menu.tsx';
import { Menu, MenuChoice } from './menu.tsx';
import { THEME_OPTIONS } from './theme-options.ts';
import type { ThemeChoice } from './theme.ts';

export interface ThemeChoicesProps extends OpenedMenu {
  choice: ThemeChoice;
  onChoice: (choice: ThemeChoice) => void;
}

/** The menu of `ThemeMenu`, mounted when it is first opened. */
export function ThemeChoices({ choice, onChoice, ...opened }: ThemeChoicesProps) {
  return (
    <Menu {...opened}>
      <MenuChoice label="Theme" value={choice} onValueChange={onChoice} options={THEME_OPTIONS} />
    </Menu>
  );
}
