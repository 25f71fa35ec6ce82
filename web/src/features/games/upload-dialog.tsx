import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { FileRow } from '../../ui/file-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useStorage } from './queries.ts';
import { StorageUse } from './storage-use.tsx';
import type { UploadProgress, UploadTask } from './use-upload-task.ts';

const UNDER_WAY: Record<UploadProgress, string> = {
  0: '',
  25: 'Sending the file',
  75: 'Opening the game',
  100: 'Done',
};

export interface UploadDialogProps {
  open: boolean;
  onClose: () => void;
  onSend: () => void;
  task: UploadTask;
}

/** Cancel, Escape and the cross end an upload that is under way. */
export function UploadDialog({ open, onClose, onSend, task }: UploadDialogProps) {
  const { file, progress, failure } = task;
  const busy = progress > 0;
  const storage = useStorage(open);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Upload PBN File"
      covered={task.duplicate !== null}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={file === null}
            pending={busy}
            pendingText="Uploading..."
            onClick={onSend}
          >
            Upload
          </Button>
        </>
      }
    >
      <FileDrop prompt="Drop a hand record here" disabled={busy} onFile={task.choose} />
      {file && <FileRow name={file.name} size={file.size} disabled={busy} onRemove={task.remove} />}
      {busy && <Progress label={UNDER_WAY[progress]} value={progress} />}
      {failure && (
        <Notice tone="error" announce="alert" title={failure.title}>
          {failure.advice && <p>{failure.advice}</p>}
          <p>Nothing was saved, and the file is still chosen.</p>
        </Notice>
      )}
      <div className="grid gap-s3 text-sm text-ink-3">
        <p>
          PBN files should contain bridge game data with hands and bidding. Maximum size 10MB. Supported
          formats: .pbn or .txt with PBN data; .lin files are read too.
        </p>
        {storage.data && failure === null && <StorageUse storage={storage.data} />}
      </div>
    </Dialog>
  );
}
