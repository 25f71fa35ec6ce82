import type { MadePersonalToken } from '@bridge-review/api/tokens';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { CopyField } from '../../ui/copy-field.tsx';

interface MadeTokenProps {
  made: MadePersonalToken;
  onDone: () => void;
}

/** The token itself, to be copied, and how a program uses it. */
export function MadeToken({ made: { name, scope, token }, onDone }: MadeTokenProps) {
  return (
    <CopyField label={name} what="token" text={token} actions={<Button onClick={onDone}>Done</Button>}>
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
    </CopyField>
  );
}
