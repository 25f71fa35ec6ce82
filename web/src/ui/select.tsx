import { Check, ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/select';
import { CONTROL_LOOK } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second, smaller line: an e-mail address under a name. */
  detail?: string | undefined;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  /** `null` while nothing is chosen: the placeholder shows. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** The name, where no `Field` gives one. */
  'aria-label'?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, disabled = false, className, ...rest } = props;
  const wiring = useFieldWiring(rest);
  const choose = (text: string) => {
    const option = options.find((candidate) => keyOf(candidate.value) === text);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.Root value={value === null ? '' : keyOf(value)} onValueChange={choose} disabled={disabled}>
      <Radix.Trigger
        {...rest}
        {...wiring}
        className={cx(
          CONTROL_LOOK,
          'flex min-h-tap cursor-pointer items-center justify-between gap-s2 text-left data-[placeholder]:text-ink-3',
          className,
        )}
      >
        <span className="min-w-0">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Icon of={ChevronDown} className="text-ink-3" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-45 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-[11rem] animate-rise overflow-hidden rounded-2 border border-control bg-surface shadow-2"
        >
          <Radix.Viewport className="py-s1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={keyOf(option.value)}
                disabled={option.disabled ?? false}
                className="flex min-h-tap cursor-pointer items-center justify-between gap-s3 px-s3 py-s2 leading-[1.3] outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-off data-[highlighted]:bg-hover data-[state=checked]:font-semibold"
              >
                <span className="min-w-0">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.detail !== undefined && (
                    <span className="block text-sm font-regular text-ink-3">{option.detail}</span>
                  )}
                </span>
                <Radix.ItemIndicator>
                  <Icon of={Check} className="text-green" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix keeps the empty string for 'nothing chosen', but 'No partner' may well be an option with that value. */
function keyOf(value: string): string {
  return `=${value}`;
}
