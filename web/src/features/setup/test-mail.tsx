import type { TestMail as Outcome } from '@bridge-review/api/setup';
import { Send } from 'lucide-react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTestMail } from './queries.ts';

/** Sends a mail to oneself, and says what the mail server said. */
export function TestMail({ email }: { email: string }) {
  const test = useTestMail();
  return (
    <div className="grid gap-s3">
      <p>
        <Button icon={Send} pending={test.isPending} pendingText="Sending..." onClick={() => test.mutate()}>
          Send me a test email
        </Button>
      </p>
      {test.isError && (
        <Notice tone="error" announce="alert">
          {errorMessage(test.error)}
        </Notice>
      )}
      {test.data && !test.isPending && <OutcomeNotice {...test.data} />}
      {test.isPending && (
        <p className="text-sm text-ink-3">This may take up to a minute. The email goes to {email}.</p>
      )}
    </div>
  );
}

function OutcomeNotice({ outcome, to, reason }: Outcome) {
  if (outcome === 'failed') {
    return (
      <Notice tone="error" announce="alert" title="The email could not be sent">
        <span className="wrap-anywhere">{reason}</span>
      </Notice>
    );
  }
  return outcome === 'sent' ? (
    <Notice tone="ok" announce="status" title="The mail server accepted the email">
      See whether it has reached <b className="wrap-anywhere">{to}</b>. If not, check your spam folder.
    </Notice>
  ) : (
    <Notice tone="warn" announce="status" title="The email was written as a file">
      It is in the folder <b>outbox</b> of the server’s data folder. Nobody receives it.
    </Notice>
  );
}
