import type { UploadedGame } from '@bridge-review/api/games';
import { counted } from '@bridge-review/bridge/counted';
import { useLocation } from 'wouter';
import { toast } from '../../ui/toast-store.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useUploadTask } from './use-upload-task.ts';

const CLOSING_MS = 100;

export interface UploadFlowProps {
  open: boolean;
  onClose: () => void;
  onUploaded: (gameId: number) => void;
}

/** From choosing a file to the page of the game it becomes, or of the game it already was. */
export function UploadFlow({ open, onClose, onUploaded }: UploadFlowProps) {
  const [, navigate] = useLocation();
  const task = useUploadTask();
  const close = () => {
    onClose();
    task.reset();
  };
  const finish = ({ game, hands }: UploadedGame) => {
    const count = counted(hands.length, 'hand');
    toast({ title: 'Upload Successful', description: `Successfully uploaded ${count} from ${game.title}` });
    navigate(`/games/${game.id}?edit=true`);
    onUploaded(game.id);
    setTimeout(close, CLOSING_MS);
  };
  const { duplicate } = task;
  const view = (id: number) => {
    navigate(`/games/${id}`);
    close();
  };
  return (
    <>
      <UploadDialog open={open} onClose={close} onSend={() => task.send(false, finish)} task={task} />
      {duplicate && (
        <DuplicateDialog
          game={duplicate}
          onView={() => view(duplicate.id)}
          onUploadAnyway={() => task.send(true, finish)}
          onClose={task.keepFile}
        />
      )}
    </>
  );
}
