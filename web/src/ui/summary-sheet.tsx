import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface SummarySheetProps {
  /** What the sheet sums up, for screen readers. */
  label: string;
  figures: ReactNode;
  /** Puts the plot beside the figures where there is room; else below them. */
  beside: boolean;
  /** The plot. */
  children: ReactNode;
  className?: string;
}

/** Figures and a plot on one ruled sheet. */
export function SummarySheet({ label, figures, beside, children, className }: SummarySheetProps) {
  return (
    <section
      aria-label={label}
      className={cx(
        'grid border border-t-2 border-line border-t-rule bg-surface',
        beside && 'lg:grid-cols-[minmax(0,0.62fr)_minmax(0,1fr)]',
        className,
      )}
    >
      {figures}
      <div
        className={cx(
          'grid min-w-0 border-t border-line px-s4 py-s3 sm:px-s5',
          beside && 'lg:border-t-0 lg:border-l lg:[--plot:6rem]',
        )}
      >
        {children}
      </div>
    </section>
  );
}
