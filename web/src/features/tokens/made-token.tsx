import type { MadePersonalToken } from '@bridge-review/api/tokens';
import { Check, Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useCopy } from '../../ui/use-copy.ts';

interface MadeTokenProps {
  made: MadePersonalToken;
  onDone: () => void;
}

/** The token itself, to be copied, and how a program uses it. */
export function MadeToken({ made: { name, scope, token }, onDone }: MadeTokenProps) {
  const { copied, copy } = useCopy(token);
  return (
    <div className="grid gap-s4">
      <Field
        label={name}
        hint={
          copied === 'no' ? 'Your browser does not let us copy. Select the token and copy it.' : undefined
        }
      >
        <Input
          readOnly
          value={token}
          spellCheck={false}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      {scope === 'upload' ? (
        <p className="text-sm text-ink-2">
          Put it into the variable <Code>BRIDGE_REVIEW_TOKEN</Code>, then{' '}
          <Code>{`bridge upload club-night.pbn --to ${location.origin}`}</Code> uploads a file.
        </p>
      ) : (
        <p className="text-sm text-ink-2">
          Programs send it as <Code>Authorization: Bearer</Code> followed by the token. What there is to read
          is in <Code>{`${location.origin}/api/docs`}</Code>.
        </p>
      )}
      <p className="flex flex-wrap gap-s2">
        <Button variant="primary" icon={copied === 'yes' ? Check : Copy} onClick={copy}>
          {copied === 'yes' ? 'Copied' : 'Copy token'}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </p>
      <output className="sr-only">{copied === 'yes' && 'Token copied.'}</output>
    </div>
  );
}
