import type { KeyboardEvent } from 'react';

export interface RadioButtonsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  /** Null where none of the choices describes what is shown. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  className: string;
  buttonClassName: string;
}

/**
 * Buttons of which one is chosen: one stop for Tab, and arrows choose the neighbour. Unlike a library's they need no
 * second rendering, which the first screen would wait for.
 */
export function RadioButtons<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
  className,
  buttonClassName,
}: RadioButtonsProps<Value>) {
  const chosen = choices.findIndex((choice) => choice.value === value);
  const choose = (index: number) => {
    const choice = choices[index];
    if (choice && index !== chosen) onValueChange(choice.value);
  };
  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const buttons = event.currentTarget.parentElement?.querySelectorAll('button') ?? [];
    const next = nextIndex(event.key, at, choices.length);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[next]?.focus();
    choose(next);
  };
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {choices.map((choice, index) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          data-state={index === chosen ? 'checked' : 'unchecked'}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => choose(index)}
          onKeyDown={(event) => move(event, index)}
          className={buttonClassName}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
