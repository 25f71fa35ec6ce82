import * as Radix from 'radix-ui/radio-group';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface ChoiceRowProps<Value extends string> {
  label: ReactNode;
  /** Says so beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  choices: readonly Choice<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** One of a few short words, side by side in one joined frame: a seat, a side. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, optional = false, hint, choices, value, onValueChange, className } = props;
  const id = useId();
  const choose = (text: string) => {
    const choice = choices.find((candidate) => candidate.value === text);
    if (choice) onValueChange(choice.value);
  };
  return (
    <div className={cx('max-w-full min-w-0', className)}>
      <p id={id} className="mb-[0.35rem] font-semibold">
        {label}
        {optional && <span className="font-regular text-ink-3"> (optional)</span>}
      </p>
      <Radix.Root
        aria-labelledby={id}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        value={value ?? ''}
        onValueChange={choose}
        orientation="horizontal"
        className="flex gap-px overflow-hidden rounded-2 border border-control bg-line-2"
      >
        {choices.map((choice) => (
          <Radix.Item
            key={choice.value}
            value={choice.value}
            className="min-h-[calc(var(--spacing-tap)-2px)] flex-auto pointer-coarse:min-w-[44px] bg-surface px-s1 py-[0.4rem] leading-tight font-medium text-ink-2 transition-colors hover:bg-hover focus-visible:-outline-offset-4 data-[state=checked]:bg-green-soft data-[state=checked]:font-semibold data-[state=checked]:text-green data-[state=checked]:shadow-[inset_0_0_0_2px_var(--color-green)]"
          >
            {choice.label}
          </Radix.Item>
        ))}
      </Radix.Root>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-[0.35rem] text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
