import { type ReactNode, useId } from 'react';

export interface RadioLinesProps {
  label: string;
  choices: readonly { readonly value: string; readonly label: ReactNode; readonly detail?: ReactNode }[];
  /** Null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string) => void;
  disabled?: boolean;
}

/** One of a few sentences, a line each. */
export function RadioLines({ label, choices, value, onValueChange, disabled = false }: RadioLinesProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-tap items-center gap-[0.6rem] py-s1">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onValueChange(choice.value)}
            className="size-[1.25rem] shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-surface checked:border-[0.38rem] checked:border-green disabled:cursor-not-allowed"
          />
          <span className="min-w-0 leading-snug wrap-anywhere">
            {choice.label}
            {choice.detail !== undefined && <span className="block text-sm text-ink-3">{choice.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
