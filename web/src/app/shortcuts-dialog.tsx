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
      { keys: ['6', '7', '8'], effect: 'Odds, other calls, lead lab' },
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
    title: 'In a presentation',
    keys: [
      { keys: ['Space', 'PgDn', '→'], effect: 'Next step; also a presenter’s remote' },
      { keys: ['Backspace', 'PgUp', '←'], effect: 'Back' },
      { keys: ['[', ']'], effect: 'Previous board, next board' },
      { keys: ['B', '.'], effect: 'Blank screen' },
      { keys: ['F'], effect: 'Full screen' },
      { keys: ['T'], effect: 'Start or pause the timer' },
      { keys: ['Esc'], effect: 'End the presentation' },
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
        They do nothing while you type. If you switch them off, they stay off in this browser. The keys of the
        bidding box, the slider and a presenter’s remote always work.
      </p>
    </Dialog>
  );
}
