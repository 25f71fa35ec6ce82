import { createElement, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type Titled = {
  title: ReactNode;
  /** A few words on the title's line, at the right. */
  note?: ReactNode;
  /** Small controls on the title's line, after the note. */
  actions?: ReactNode;
  level?: 2 | 3;
  'aria-label'?: never;
};
/** Without a title on show it needs a name for screen readers, or none when it is a mere frame. */
type Untitled = { title?: never; note?: never; actions?: never; level?: never; 'aria-label'?: string };

export type PanelProps = Omit<ComponentProps<'section'>, 'title' | 'aria-label'> & (Titled | Untitled);

/** A sheet under an ink rule. Holds `PanelBody` parts, tabs or lists, and at most one `PanelFooter`. */
export function Panel({ title, note, actions, level = 2, className, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <section
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      {...rest}
      className={cx('min-w-0 border border-t-2 border-line border-t-rule bg-surface', className)}
    >
      {title !== undefined && (
        <header className="flex min-h-panel-head flex-wrap content-center items-baseline gap-x-s3 border-b border-line px-s4 py-s2 sm:px-panel">
          {createElement(`h${level}`, { id: titleId, className: 'mr-auto text-h3 leading-snug' }, title)}
          {note !== undefined && (
            <span className="min-w-0 text-sm text-ink-3 [overflow-wrap:anywhere]">{note}</span>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

/** Panel content with the panel's inset; a second one follows under a hairline. */
export function PanelBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-panel-body
      {...rest}
      className={cx('border-line p-s4 sm:p-panel [[data-panel-body]+&]:border-t', className)}
    />
  );
}

/** A closing line of small print, or a row of actions. */
export function PanelFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      {...rest}
      className={cx('border-t border-line px-s4 py-s3 text-sm text-ink-3 sm:px-panel', className)}
    />
  );
}
