import { cx } from './cx.ts';
import { RadioButtons, type RadioButtonsProps } from './radio-buttons.tsx';

export interface ViewSwitchProps<Value extends string> extends Omit<
  RadioButtonsProps<Value>,
  'className' | 'buttonClassName'
> {
  className?: string;
}

/** Between two ways to show the same: the chosen one filled. */
export function ViewSwitch<Value extends string>({ className, ...rest }: ViewSwitchProps<Value>) {
  return (
    <RadioButtons
      {...rest}
      className={cx(
        'inline-grid auto-cols-fr grid-flow-col overflow-hidden rounded-2 border border-control bg-surface',
        className,
      )}
      buttonClassName="min-h-[calc(var(--spacing-tap)-2px)] border-control px-s4 font-semibold whitespace-nowrap text-ink-3 transition-colors not-first:border-l hover:text-ink focus-visible:-outline-offset-4 data-[state=checked]:bg-green data-[state=checked]:text-on-green data-[state=checked]:focus-visible:outline-on-green"
    />
  );
}
