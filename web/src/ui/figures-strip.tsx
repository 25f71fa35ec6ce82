import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface FiguresStripProps {
  /** On a sheet that has its own rules. */
  inset?: boolean;
  /** Two by two on wide screens too, and smaller. */
  square?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Figures in one ruled sheet: side by side on wide screens, two by two on phones. The gaps are the hairlines, and the
 * rows are shared, so that the figures stand on one baseline whatever their labels do.
 */
export function FiguresStrip({ inset = false, square = false, className, children }: FiguresStripProps) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-px bg-line',
        !inset && 'border border-t-2 border-line border-t-rule',
        square
          ? '[--text-fig:2.2rem]'
          : 'md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:grid-rows-[repeat(3,auto)]',
        className,
      )}
    >
      {children}
    </dl>
  );
}

export interface FigureProps {
  label: string;
  value: ReactNode;
  /** Set small after the figure: %, 'of 9'. */
  unit?: string;
  note?: ReactNode;
  /** For words in place of a number. */
  words?: boolean;
  /** A drawing under the figure, such as a gauge. */
  children?: ReactNode;
}

export function Figure({ label, value, unit, note, words = false, children }: FigureProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-0 bg-surface px-s4 py-s3 last:odd:max-md:col-span-2 sm:px-s5">
      <dt className="eyebrow">{label}</dt>
      <dd
        className={cx(
          'mt-[0.35rem] self-baseline-last font-serif font-medium [font-variant-numeric:lining-nums]',
          words ? 'text-h2 leading-tight tracking-heading' : 'text-fig leading-none tracking-figure',
        )}
      >
        {value}
        {unit !== undefined && (
          <small className="ml-[0.04em] text-[0.5em] tracking-normal text-ink-2">{unit}</small>
        )}
      </dd>
      {(note !== undefined || children !== undefined) && (
        <dd className="mt-[0.2rem] text-sm leading-snug text-ink-3">
          {note}
          {children}
        </dd>
      )}
    </div>
  );
}

/** In place of a figure, or of its note, that is on its way: as tall as text, and on its baseline. */
export function FigurePlaceholder({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={cx('inline-block max-w-full animate-pulse rounded-[2px] bg-line-2', className)}
    >
      &nbsp;
    </span>
  );
}
