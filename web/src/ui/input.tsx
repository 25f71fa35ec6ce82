import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldWiring } from './field-context.ts';

export type InputProps = ComponentProps<'input'>;

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} {...useFieldWiring(rest)} className={cx(CONTROL_LOOK, 'min-h-tap', className)} />;
}
