import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyFieldProps {
  label: string;
  /** What it is, in a sentence: 'link'. */
  what: string;
  text: string;
  /** Between the text and the buttons. */
  children?: ReactNode;
  /** Where another button is the one to press. */
  plain?: boolean;
  /** Beside the button that copies. */
  actions?: ReactNode;
}

/** A text that is shown to be copied. */
export function CopyField({ label, what, text, plain = false, children, actions }: CopyFieldProps) {
  const { copied, copy } = useCopy(text);
  return (
    <div className="grid gap-s4">
      <Field
        label={label}
        hint={
          copied === 'no' ? `Your browser does not let us copy. Select the ${what} and copy it.` : undefined
        }
      >
        <Input
          readOnly
          value={text}
          spellCheck={false}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      {children}
      <p className="flex flex-wrap gap-s2">
        <Button {...(!plain && { variant: 'primary' })} icon={copied === 'yes' ? Check : Copy} onClick={copy}>
          {copied === 'yes' ? 'Copied' : `Copy ${what}`}
        </Button>
        {actions}
      </p>
      <output className="sr-only">{copied === 'yes' && `The ${what} is copied.`}</output>
    </div>
  );
}
