import { IconButton } from './icon-button.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { THEME_OPTIONS } from './theme-options.ts';
import { useThemeChoice } from './theme.ts';

const load = () => import('./theme-choices.tsx');

/** On every page, and seldom opened. */
export function ThemeMenu() {
  const [choice, onChoice] = useThemeChoice();
  const icon = THEME_OPTIONS.find(({ value }) => value === choice)!.icon;
  return (
    <LazyMenu trigger={<IconButton icon={icon} label={`Theme: ${choice}`} />} load={load}>
      {({ ThemeChoices }, opened) => <ThemeChoices {...opened} choice={choice} onChoice={onChoice} />}
    </LazyMenu>
  );
}
