import { Check, Copy, Download, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCopy } from '../../ui/use-copy.ts';

/** The codes, this once: to be copied, saved as a file or printed. */
export function MadeCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const file = `Recovery codes of ${location.host}. Each works once, together with your password.\n\n${text}`;
  const { copied, copy } = useCopy(text);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your recovery codes"
      description="Keep them now, away from this device: they are not shown again."
      footer={
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <ol aria-label="Recovery codes" className="grid gap-x-s5 gap-y-s1 font-mono min-[25rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-s2">
        <Button icon={copied === 'yes' ? Check : Copy} onClick={copy}>
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
        <ButtonLink
          icon={Download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="bridge-review-recovery-codes.txt"
        >
          Download
        </ButtonLink>
        <Button icon={Printer} onClick={() => print()}>
          Print
        </Button>
      </p>
      {copied === 'no' && (
        <p className="text-sm">Your browser does not let us copy. Select the codes and copy them.</p>
      )}
      <output className="sr-only">{copied === 'yes' && 'The codes are copied.'}</output>
      {createPortal(
        <pre aria-hidden className="print-instead">
          {file}
        </pre>,
        document.body,
      )}
    </Dialog>
  );
}
