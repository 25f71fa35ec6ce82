import type { MadeShare } from '@bridge-review/api/shares';
import { Send } from 'lucide-react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { EmbedSnippet } from './embed-snippet.tsx';
import { useWithdrawShare } from './queries.ts';
import { expiryText } from './expiry-text.ts';
import { shareLink } from './share-link.ts';

interface MadeLinkProps {
  share: MadeShare;
  onWithdrawn: () => void;
}

/** The link itself, to be copied or sent, this once. */
export function MadeLink({ share, onWithdrawn }: MadeLinkProps) {
  const withdraw = useWithdrawShare();
  const link = shareLink(share.token);
  // Phones hand it to a messenger. Whoever changes their mind there has done nothing wrong.
  const send = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className="grid gap-s4">
      <CopyField
        label="Link"
        what="link"
        text={link}
        actions={
          'share' in navigator && (
            <Button icon={Send} onClick={() => void send()}>
              Send
            </Button>
          )
        }
      />
      <p className="text-sm text-ink-2">
        Copy it now: it is not shown again. {expiryText(share.expiresAt)}.{' '}
        <TextButton onClick={() => !withdraw.isPending && withdraw.mutate(share, { onSuccess: onWithdrawn })}>
          Withdraw
        </TextButton>
      </p>
      <EmbedSnippet share={share} />
      <p className="text-sm text-ink-3">
        All your links are in your account, under Profile. A preview that a messenger has fetched before you
        withdraw the link stays there.
      </p>
      {withdraw.isError && (
        <Notice tone="error" announce="alert">
          {errorMessage(withdraw.error)}
        </Notice>
      )}
    </div>
  );
}
