import { useState } from 'react';
import { useLocation } from 'wouter';
import { STAY } from '../base/scroll-restoration.ts';
import { useShortcuts } from '../base/shortcuts.ts';
import { gamesAddress } from '../features/games/games-address.ts';
import { focusSearch, searchOnArrival } from '../features/games/search-focus.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TextButton } from '../ui/text-button.tsx';

const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** Opens the list of shortcuts, and makes those work that every page has. Phones do without the button. */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [, navigate] = useLocation();
  const open = () => ShortcutsDialog.whenLoaded(() => setIsOpen(true));
  useShortcuts({
    '?': open,
    '/': () => {
      if (focusSearch()) return;
      searchOnArrival();
      navigate(gamesAddress(), { state: STAY });
    },
  });
  return (
    <>
      <TextButton
        className="min-h-tap max-[37.5em]:pointer-coarse:hidden"
        onPointerEnter={ShortcutsDialog.prefetch}
        onFocus={ShortcutsDialog.prefetch}
        onClick={open}
      >
        Keyboard shortcuts
      </TextButton>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
