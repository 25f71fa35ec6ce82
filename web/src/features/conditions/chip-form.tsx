import type { Condition } from '@bridge-review/bridge/conditions/condition';
import { parseCondition } from '@bridge-review/bridge/conditions/parse-condition';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConditionField } from './condition-field.tsx';

interface ChipFormProps {
  label: ReactNode;
  /** What stands there before. */
  text: string;
  /** What leaving it empty does, in words. */
  emptyHint: string;
  /** Null if it was left empty. */
  onDone: (condition: Condition | null) => void;
  onCancel: () => void;
}

/** One condition, in the place of its chip. */
export function ChipForm({ label, text: before, emptyHint, onDone, onCancel }: ChipFormProps) {
  const [text, setText] = useState(before);
  const isEmpty = text.trim() === '';
  const parsed = parseCondition(text);
  const error = isEmpty || parsed.ok ? null : parsed.error;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      className="w-full max-w-[26rem] rounded-2 border border-green p-s3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) onDone(null);
        else if (parsed.ok) onDone(parsed.value);
      }}
    >
      <ConditionField
        label={label}
        hint={isEmpty ? emptyHint : EXAMPLES}
        text={text}
        error={error}
        control={{ autoFocus: true, placeholder: '6-10, 6+H', onKeyDown }}
        onText={setText}
      />
      <div className="mt-s2 flex gap-s2">
        <Button type="submit" aria-disabled={error !== null}>
          Set
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const EXAMPLES =
  'For example 12+ (HCP), 5+S, 0-3H, bal, 5431 or 2+ of AKQ in H; combine them with commas, “or” and “not”.';
