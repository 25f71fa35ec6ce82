import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldWiring } from './field-context.ts';

export type TextareaProps = ComponentProps<'textarea'>;

/** Grows with its text where the browser can; everywhere else the corner can be dragged. */
export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldWiring(rest)}
      className={cx(CONTROL_LOOK, 'field-sizing-content max-h-[24rem] min-h-[5.6rem] resize-y', className)}
    />
  );
}
