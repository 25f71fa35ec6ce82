import type { DuplicateGame } from '@bridge-review/api/games';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';

export interface DuplicateDialogProps {
  game: DuplicateGame;
  onView: () => void;
  onUploadAnyway: () => void;
  onClose: () => void;
}

export function DuplicateDialog({ game, onView, onUploadAnyway, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Duplicate Game Detected"
      description="A game with the same first hand already exists in the system. This might be the same game uploaded with a different filename."
      footer={
        <>
          <Button onClick={onUploadAnyway}>Upload Anyway</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus; this says where */}
          <Button variant="primary" autoFocus onClick={onView}>
            View Existing Game
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          ['Title', game.title],
          ['Tournament', game.tournament],
          ['Date', game.date && formatDate(calendarDay(game.date))],
          ['File', game.filename],
          ['Game', game.id],
        ]}
      />
    </Dialog>
  );
}
