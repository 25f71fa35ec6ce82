import type { IntegrityReport } from '@bridge-review/api/integrity';
import { plural } from '@bridge-review/bridge/counted';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formattedCount } from '../../base/formatted-count.ts';

export interface AutoFixDialogProps {
  summary: IntegrityReport['summary'];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. The progress of the run is shown on the page. */
export function AutoFixDialog({ summary, onConfirm, onClose }: AutoFixDialogProps) {
  const { totalIssues, fixableIssues } = summary;
  const rest = totalIssues - fixableIssues;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      title={`Fix ${formattedCount(fixableIssues, 'issue')}?`}
      description="Each is looked at again before it is changed. What follows from other records is worked out anew, and records that belong to nothing are deleted; what somebody said or bid on a hand that is there stays. It cannot be undone, so make a backup first."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onConfirm}>
            Auto-Fix
          </Button>
        </>
      }
    >
      {rest > 0 && (
        <p>
          {formattedCount(rest, 'issue')} {plural(rest, 'needs', 'need')} a person; see the recommendations.
        </p>
      )}
    </Dialog>
  );
}
