import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';

export type NativeSelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'multiple'
> & {
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** The platform's own list: for a few plain words, and where there is one in every row. */
export function NativeSelect<Value extends string>({
  options,
  value,
  onValueChange,
  className,
  ...rest
}: NativeSelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((candidate) => candidate.value === text);
    if (option) onValueChange(option.value);
  };
  return (
    <span className={cx('relative inline-block min-w-0', className)}>
      <select
        {...rest}
        {...useFieldWiring(rest)}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={cx(CONTROL_LOOK, 'min-h-tap cursor-pointer appearance-none pr-[2.2rem]')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-[0.7rem] -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
