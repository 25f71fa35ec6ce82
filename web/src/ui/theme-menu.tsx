import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuChoice } from './menu.tsx';
import { useThemeChoice } from './theme.ts';
import type { ThemeChoice } from './theme.ts';

const OPTIONS = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const;

const ICONS: Record<ThemeChoice, (typeof OPTIONS)[number]['icon']> = {
  light: Sun,
  dark: Moon,
  system: Monitor,
};

export function ThemeMenu() {
  const [choice, choose] = useThemeChoice();
  return (
    <Menu trigger={<IconButton icon={ICONS[choice]} label={`Theme: ${choice}`} />}>
      <MenuChoice label="Theme" value={choice} onValueChange={choose} options={OPTIONS} />
    </Menu>
  );
}
