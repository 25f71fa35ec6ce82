import type { UploadedGame, UploadedGames } from '@bridge-review/api/games';
import type { JoinedAnswer } from '@bridge-review/api/joined-results';
import { paths } from '@bridge-review/api/page-paths';
import { counted } from '@bridge-review/bridge/counted';
import { useLocation } from 'wouter';
import { toast } from '../../ui/toast-store.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { headingOf } from './game-text.ts';
import { joinOutcomeText } from './join-text.ts';
import type { UploadFlowProps } from './upload-context.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { useSaveSelf } from './use-save-self.ts';
import { useUploadTask } from './use-upload-task.ts';

const CLOSING_MS = 100;

/** From choosing files to the page of the game they become, or of the game they already were. */
export function UploadFlow({ open, onClose, onUploaded }: UploadFlowProps) {
  const [, navigate] = useLocation();
  const task = useUploadTask();
  const saveSelf = useSaveSelf(task.self);
  const close = () => {
    onClose();
    task.reset();
  };
  const openGame = (gameId: number, title: string, hands: number) => {
    navigate(`${paths.game(gameId)}?edit=true`);
    onUploaded({ gameId, text: `Successfully uploaded ${counted(hands, 'hand')} from ${title}` });
    setTimeout(close, CLOSING_MS);
  };
  const finish = ({ game, hands }: UploadedGame) => openGame(game.id, game.title, hands.length);
  const finishReviewed = ({ games }: UploadedGames) => {
    const [only] = games;
    if (only && games.length === 1) {
      void saveSelf(only.id);
      return openGame(only.id, only.title, only.handCount);
    }
    const hands = games.reduce((sum, { handCount }) => sum + handCount, 0);
    navigate('/');
    toast({
      title: 'Upload Successful',
      description: `Successfully uploaded ${counted(hands, 'hand')} in ${counted(games.length, 'game')}`,
    });
    setTimeout(close, CLOSING_MS);
  };
  const finishJoin = ({ game, ...amounts }: JoinedAnswer) => {
    void saveSelf(game.id);
    navigate(paths.game(game.id));
    toast({
      title: 'Results added',
      description: `${joinOutcomeText(amounts, headingOf(game))} You can undo it on this page.`,
    });
    setTimeout(close, CLOSING_MS);
  };
  const send = (force: boolean) => {
    if (typeof task.reviewed?.into === 'number') return task.sendJoin(finishJoin);
    return task.reviewed ? task.sendReviewed(force, finishReviewed) : task.send(force, finish);
  };
  const { duplicate } = task;
  const view = (id: number) => {
    navigate(paths.game(id));
    close();
  };
  return (
    <>
      <UploadDialog open={open} onClose={close} onSend={() => send(false)} task={task} />
      {duplicate && (
        <DuplicateDialog
          game={duplicate}
          onView={() => view(duplicate.id)}
          onUploadAnyway={() => send(true)}
          onClose={task.keepFile}
        />
      )}
    </>
  );
}
