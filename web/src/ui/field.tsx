import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Always shown, below the control. */
  hint?: ReactNode;
  /** Shown and announced when there is one; absent, empty or false means the value is fine. */
  error?: ReactNode;
  /** Says so beside the label. Everything else is required, and is not marked. */
  optional?: boolean;
  /** The control's id, where it must be known outside; otherwise one is made. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, optional = false, id, className, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('flex min-w-0 flex-col', className)}>
      <label htmlFor={control} className="mb-[0.35rem] self-start font-semibold">
        {label}
        {optional && <span className="font-regular text-ink-3"> (optional)</span>}
      </label>
      <FieldContext value={{ id: control, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {/* Always there, since a live region that appears together with its words is not read aloud. */}
      <div aria-live="polite">
        {error && (
          <p
            id={errorId}
            className="mt-[0.35rem] flex items-start gap-[0.35rem] text-sm font-medium text-red"
          >
            <Icon of={TriangleAlert} className="mt-[0.2em]" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="mt-[0.35rem] text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
