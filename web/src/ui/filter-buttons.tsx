import { cx } from './cx.ts';
import { formatNumber } from './format-number.ts';

export interface FilterButtonsProps<Value extends string> {
  /** What the buttons choose, for screen readers. */
  label: string;
  /** A number that is not known yet is null. */
  choices: readonly { readonly value: Value; readonly label: string; readonly count: number | null }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** Buttons of words with their numbers, the chosen one underlined. Where they do not fit, they scroll sideways and fade. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, choices, value, onValueChange, className } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        '-ml-s2 flex gap-s4 overflow-x-auto overflow-y-hidden pl-s2 [scrollbar-width:none] max-sm:pr-s5 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)]',
        className,
      )}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={`${choice.label} ${countText(choice.count)}`.trim()}
          onClick={() => onValueChange(choice.value)}
          className="relative min-h-tap shrink-0 border-y-2 border-transparent font-medium whitespace-nowrap text-ink-3 transition-colors hover:text-ink after:absolute after:-inset-x-s2 after:inset-y-0 focus-visible:-outline-offset-2 aria-pressed:border-b-green aria-pressed:font-semibold aria-pressed:text-ink"
        >
          <span className="reserve" data-reserve={`${choice.label} ${countText(choice.count)}`}>
            <span>
              {choice.label} <b className="text-ink-2 in-aria-pressed:text-ink">{countText(choice.count)}</b>
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

const countText = (count: number | null): string => (count === null ? '' : formatNumber(count));
