import { RotateCw } from 'lucide-react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

export interface ErrorStateProps {
  /** What happened: 'The games could not be loaded'. */
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryText?: string;
  /** Another way on, instead of or beside trying again: a link back. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

/** Stands where the content would; announced, since it comes after a wait. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    children,
    onRetry,
    retrying = false,
    retryText = 'Try again',
    action,
    level = 2,
    className,
  } = props;
  return (
    <div
      role="alert"
      className={cx(
        'grid place-content-center justify-items-center gap-s3 px-s4 py-s7 text-center sm:px-s5',
        className,
      )}
    >
      <span aria-hidden className="mb-s1 w-s7 border-t-3 border-red" />
      {createElement(`h${level}`, { className: 'text-h3' }, title)}
      {children !== undefined && <p className="max-w-[34rem] text-ink-2">{children}</p>}
      {(onRetry ?? action) && (
        <div className="mt-s1 flex flex-wrap items-center justify-center gap-s2 [&>a]:min-h-tap [&>a]:content-center">
          {onRetry && (
            <Button icon={RotateCw} pending={retrying} pendingText="Trying…" onClick={onRetry}>
              {retryText}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
