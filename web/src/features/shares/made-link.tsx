import type { MadeShare } from '@bridge-review/api/shares';
import { Check, Copy, Send } from 'lucide-react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
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
  const { copied, copy } = useCopy(link);
  // Phones hand it to a messenger. Whoever changes their mind there has done nothing wrong.
  const send = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className="grid gap-s4">
      <Field
        label="Link"
        hint={copied === 'no' ? 'Your browser does not let us copy. Select the link and copy it.' : undefined}
      >
        <Input
          readOnly
          value={link}
          spellCheck={false}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p className="flex flex-wrap gap-s2">
        <Button variant="primary" icon={copied === 'yes' ? Check : Copy} onClick={copy}>
          {copied === 'yes' ? 'Copied' : 'Copy link'}
        </Button>
        {'share' in navigator && (
          <Button icon={Send} onClick={() => void send()}>
            Send
          </Button>
        )}
      </p>
      <p className="text-sm text-ink-2">
        Shown once: only its fingerprint is kept. {expiryText(share.expiresAt)}.{' '}
        <TextButton onClick={() => !withdraw.isPending && withdraw.mutate(share, { onSuccess: onWithdrawn })}>
          Withdraw
        </TextButton>
      </p>
      <p className="text-sm text-ink-3">
        All your links are in your account, under Profile. A preview that a messenger has fetched before you
        withdraw the link stays there.
      </p>
      {withdraw.isError && (
        <Notice tone="error" announce="alert">
          {errorMessage(withdraw.error)}
        </Notice>
      )}
      <output className="sr-only">{copied === 'yes' && 'Link copied.'}</output>
    </div>
  );
}
