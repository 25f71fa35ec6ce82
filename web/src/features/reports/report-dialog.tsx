import { newReport } from '@bridge-review/api/reports';
import { type SyntheticEvent, useId, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useReportComment } from './queries.ts';
import { ReasonFields, type SaidReason } from './reason-fields.tsx';

export interface ReportDialogProps {
  commentId: number;
  author: string;
  /** Null where the author is blocked, or cannot be. */
  onBlock: (() => void) | null;
  onClose: () => void;
}

/** What is wrong with a comment, for the administrators; then thanks, and what happens next. */
export function ReportDialog({ commentId, author, onBlock, onClose }: ReportDialogProps) {
  const report = useReportComment(commentId);
  const formId = useId();
  const change = (open: boolean) => !open && onClose();
  const block = () => {
    onBlock?.();
    onClose();
  };
  // One dialog for both, so that the focus goes back to where the first was opened.
  return report.data === undefined ? (
    <Dialog
      key="dialog"
      open
      onOpenChange={change}
      title="Report this comment"
      description={`Administrators read your report and decide whether the comment stays. ${author} does not see who reported it.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={report.isPending}
            pendingText="Reporting..."
          >
            Report comment
          </Button>
        </>
      }
    >
      <ReportForm id={formId} report={report} />
    </Dialog>
  ) : (
    <Dialog
      key="dialog"
      open
      onOpenChange={change}
      {...THANKS[report.data.isNew ? 'new' : 'again']}
      footer={
        <>
          {onBlock && <Button onClick={block}>Block {author}</Button>}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
          <Button autoFocus variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {onBlock && (
        <p className="text-ink-2">
          You can also block {author}: their comments are then collapsed for you, and they can neither find
          you nor name you as their partner. They are not notified.
        </p>
      )}
    </Dialog>
  );
}

const THANKS = {
  new: {
    title: 'Thank you for your report',
    description:
      'An administrator will look at the comment. If it is removed, it disappears from the discussion; you will not get another message about it.',
  },
  again: {
    title: 'You have reported this comment before',
    description: 'The administrators have your report. Reporting a comment once is enough.',
  },
};

function ReportForm({ id, report }: { id: string; report: ReturnType<typeof useReportComment> }) {
  const [said, setSaid] = useState<SaidReason>({ reason: null, note: '' });
  const [tried, setTried] = useState(false);
  const read = newReport.safeParse(said);
  const problems = tried && !read.success ? read.error.issues : [];
  const problemOf = (name: string) => problems.find(({ path }) => path[0] === name)?.message;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.success && !report.isPending) report.mutate(read.data);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-s4">
      <ReasonFields
        label="What is wrong with it?"
        value={said}
        onValueChange={setSaid}
        error={problemOf('note')}
      />
      <FormError message={problemOf('reason') ?? (report.isError ? errorMessage(report.error) : null)} />
    </form>
  );
}
