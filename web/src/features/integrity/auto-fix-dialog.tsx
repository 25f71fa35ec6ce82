import type { IntegrityReport } from '@bridge-review/api/integrity';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formattedCount } from '../../ui/format-number.ts';

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
      description="Each issue is checked again before it is fixed. Values that follow from other records are recalculated, and orphaned records are deleted. Comments and bidding on existing hands are kept. This cannot be undone, so make a backup first."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onConfirm}>
            Auto-Fix
          </Button>
        </>
      }
    >
      {rest > 0 && <p>{formattedCount(rest, 'issue')} must be fixed by hand; see the recommendations.</p>}
    </Dialog>
  );
}
