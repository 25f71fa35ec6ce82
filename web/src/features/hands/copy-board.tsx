import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { Copy } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { TextForm } from './board-copies.ts';
import { boardRecordOf } from './board-record.ts';

const FORMS: readonly { form: TextForm | 'image'; label: string; copied: string }[] = [
  { form: 'diagram', label: 'Text diagram', copied: 'The board is copied as text' },
  { form: 'viewer', label: 'Address of the BBO viewer', copied: 'The address is copied' },
  { form: 'pbn', label: 'PBN', copied: 'The board is copied as PBN' },
  { form: 'lin', label: 'LIN', copied: 'The board is copied as LIN' },
  { form: 'image', label: 'Picture', copied: 'The picture is copied' },
];

export interface CopyBoardProps {
  hand: GameHand;
  game: GameDetails | undefined;
  /** The table that is shown: its auction, play and result are copied along. */
  table: TableResult | null | undefined;
}

/** The board for mails, forums and other programs. */
export function CopyBoard({ hand, game, table }: CopyBoardProps) {
  const board = boardRecordOf(hand, game, table);
  if (board === null) return null;
  const copy = async (form: TextForm | 'image'): Promise<void> => {
    // Begun at once: browsers let a page write only right after a click.
    const loaded = import('./board-copies.ts');
    const copied = loaded.then(({ boardAsImage, boardAsText }) =>
      form === 'image' ? boardAsImage(board) : new Blob([boardAsText(form, board)], { type: 'text/plain' }),
    );
    await navigator.clipboard.write([
      new ClipboardItem({ [form === 'image' ? 'image/png' : 'text/plain']: copied }),
    ]);
  };
  return (
    <Menu trigger={<IconButton icon={Copy} label="Copy as…" />}>
      {FORMS.map(({ form, label, copied }) => (
        <MenuItem
          key={form}
          onSelect={() =>
            void copy(form).then(
              () => toast({ title: copied }),
              () =>
                toast({
                  title: 'Nothing was copied',
                  description:
                    'Your browser does not let this page copy. Download has the whole game as a file.',
                  tone: 'error',
                }),
            )
          }
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
