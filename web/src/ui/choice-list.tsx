import * as Radix from 'radix-ui/radio-group';
import type { ReactNode } from 'react';

export interface ChoiceListProps {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  /** `null` while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string) => void;
}

/** One of many, under each other; a long list scrolls in its frame. */
export function ChoiceList({ label, choices, value, onValueChange }: ChoiceListProps) {
  return (
    <Radix.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={onValueChange}
      className="max-h-[min(24rem,45svh)] overflow-y-auto overscroll-contain rounded-2 border border-control"
    >
      {choices.map((choice) => (
        <Radix.Item
          key={choice.value}
          value={choice.value}
          className="block min-h-tap w-full border-line px-s3 py-s2 text-left leading-snug transition-colors not-first:border-t hover:bg-hover focus-visible:-outline-offset-4 data-[state=checked]:bg-green-soft data-[state=checked]:shadow-[inset_4px_0_0_var(--color-green)]"
        >
          <span className="block font-semibold wrap-anywhere">{choice.label}</span>
          {choice.detail !== undefined && <span className="block text-sm text-ink-2">{choice.detail}</span>}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
