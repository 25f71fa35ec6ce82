import { switchShortcuts, useShortcutsOn } from '../base/shortcuts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type KeyGroup, KeyList } from '../ui/key-list.tsx';
import { Switch } from '../ui/switch.tsx';

const GROUPS: readonly KeyGroup[] = [
  {
    title: 'On a board',
    keys: [
      { keys: ['←', '→'], effect: 'Previous card, next card' },
      { keys: ['↑', '↓'], effect: 'Previous trick, next trick' },
      { keys: ['Home', 'End'], effect: 'Start of the play, end of the play' },
      { keys: ['[', ']'], effect: 'Previous board, next board; also Shift with ← →' },
      { keys: ['V'], effect: 'Card values on or off' },
      { keys: ['H'], effect: 'Hands: All, Ours, Mine, None' },
      { keys: ['B'], effect: 'Add or edit your bidding' },
      { keys: ['1', '…', '5'], effect: 'Bidding, analysis, play, results, discussion' },
    ],
  },
  {
    title: 'In the bidding box',
    keys: [
      { keys: ['3', 'N'], effect: 'A bid: its level, then C, D, H, S or N' },
      { keys: ['P', 'X', 'R'], effect: 'Pass, Double, Redouble' },
      { keys: ['Backspace'], effect: 'Undo the last call' },
    ],
  },
  {
    title: 'Anywhere',
    keys: [
      { keys: ['/'], effect: 'Search games' },
      { keys: ['?'], effect: 'This list' },
    ],
  },
];

/** All keys, and the switch for those who would rather do without. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <Switch checked={on} onCheckedChange={switchShortcuts}>
        Use keyboard shortcuts
      </Switch>
      <KeyList groups={GROUPS} />
      <p className="text-sm text-ink-3">
        They do nothing while you type. Switched off, they stay off in this browser; the keys of the bidding
        box and of the slider work all the same.
      </p>
    </Dialog>
  );
}
