import { counted } from '@bridge-review/bridge/counted';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { joinVerb } from './join-text.ts';
import { useStorage } from './queries.ts';
import { StorageUse } from './storage-use.tsx';
import { UploadChoice } from './upload-choice.tsx';
import { UploadReview } from './upload-review.tsx';
import type { UploadActivity, UploadProgress, UploadTask } from './use-upload-task.ts';

const UNDER_WAY: Record<UploadActivity, Record<UploadProgress, string>> = {
  uploading: { 0: '', 25: 'Sending the file', 75: 'Opening the game', 100: 'Done' },
  reading: { 0: '', 25: 'Reading', 75: 'Reading', 100: 'Done' },
};

export interface UploadDialogProps {
  open: boolean;
  onClose: () => void;
  /** Of a single file, or of what was reviewed. */
  onSend: () => void;
  task: UploadTask;
}

/** Cancel, Escape and the cross end an upload that is under way. */
export function UploadDialog({ open, onClose, onSend, task }: UploadDialogProps) {
  const { sources, reviewed, progress, failure } = task;
  const busy = progress > 0;
  const storage = useStorage(open);
  const { parts, single } = sources;
  const pending = {
    pending: busy,
    pendingText: task.activity === 'reading' && busy ? 'Reading...' : 'Uploading...',
  };
  const join = typeof reviewed?.into === 'number' ? (reviewed.preview.join?.preview ?? null) : null;
  const joins = join?.refusal === null ? join : null;
  const canUpload = join ? joins !== null : (reviewed?.preview.games.length ?? 0) > 0;
  const goOn = single === null ? task.review : onSend;
  return (
    <Dialog
      wide
      steady
      frozen={busy}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={reviewed ? 'What we understood' : 'Upload PBN File'}
      covered={task.duplicate !== null}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {reviewed && (
            <Button disabled={busy} onClick={task.back}>
              Back
            </Button>
          )}
          {reviewed || single || parts.length === 0 ? (
            <Button
              key="upload"
              variant="primary"
              disabled={reviewed ? !canUpload : single === null}
              {...pending}
              onClick={onSend}
            >
              {joins
                ? joinVerb(joins)
                : canUpload && reviewed
                  ? uploadText(reviewed.preview.games)
                  : 'Upload'}
            </Button>
          ) : (
            <Button key="continue" variant="primary" {...pending} onClick={goOn}>
              Continue
            </Button>
          )}
        </>
      }
    >
      {reviewed ? (
        <UploadReview reviewed={reviewed} task={task} />
      ) : (
        <UploadChoice task={task} onEnter={() => parts.length > 0 && goOn()} />
      )}
      {busy && <Progress label={UNDER_WAY[task.activity][progress]} value={progress} />}
      {failure && (
        <Notice tone="error" announce="alert" title={failure.title}>
          {failure.advice && <p>{failure.advice}</p>}
          <p>
            {single
              ? 'Nothing was saved. The file is still selected.'
              : 'Nothing was saved. Your choice is still here.'}
          </p>
        </Notice>
      )}
      {!reviewed && (
        <div className="grid gap-s3 text-sm text-ink-3">
          <p>
            PBN files should contain bridge game data with hands and bidding. Maximum size 10MB. Supported
            formats: .pbn or .txt with PBN data. Also read: LIN, saved BBO pages, USEBIO, Bridgemate .bws,
            files of dealing machines. We recognise each by its content.
          </p>
          {storage.data && failure === null && <StorageUse storage={storage.data} />}
        </div>
      )}
    </Dialog>
  );
}

/** 'Upload 27 boards', 'Upload 54 boards as 2 games'. */
function uploadText(games: readonly { readonly boards: readonly unknown[] }[]): string {
  const boards = counted(
    games.reduce((sum, game) => sum + game.boards.length, 0),
    'board',
  );
  return games.length > 1 ? `Upload ${boards} as ${games.length} games` : `Upload ${boards}`;
}
