import type { ConditionError } from '@bridge-review/bridge/conditions/condition-scanner';
import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ConditionFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  text: string;
  error: ConditionError | null;
  /** Several lines, for the conditions of all seats. */
  isLong?: boolean;
  control?: { autoFocus?: boolean; placeholder?: string; onKeyDown?: (event: KeyboardEvent) => void };
  onText: (text: string) => void;
}

/** Takes a condition as players write it. What cannot be read is shown at its character. */
export function ConditionField({ label, hint, text, error, isLong, control, onText }: ConditionFieldProps) {
  const props = {
    ...control,
    value: text,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  };
  return (
    <Field label={label} hint={hint} error={error && <Pointed text={text} error={error} />}>
      {isLong ? <Textarea rows={2} {...props} className="min-h-tap!" /> : <Input {...props} />}
    </Field>
  );
}

/** So much of the text is repeated on each side of the character. */
const AROUND = 24;

/** The text around the wrong character, which is marked, and what is wrong with it. */
function Pointed({ text, error: { message, position } }: { text: string; error: ConditionError }) {
  const start = Math.max(0, position - AROUND);
  const end = Math.min(text.length, position + AROUND);
  return (
    <span className="min-w-0">
      <span aria-hidden className="mr-s2 inline-block font-mono text-ink-2 [overflow-wrap:anywhere]">
        {start > 0 && '…'}
        {text.slice(start, position)}
        <mark className="bg-red-soft text-red underline decoration-wavy">{text[position] ?? '\u00a0'}</mark>
        {text.slice(position + 1, end)}
        {end < text.length && '…'}
      </span>
      <span className="sr-only">Character {position + 1}: </span>
      {message}
    </span>
  );
}
