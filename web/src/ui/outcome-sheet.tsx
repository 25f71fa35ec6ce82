import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface OutcomeFigure {
  readonly value: number;
  readonly label: string;
  /** Set in ochre. */
  readonly isMissing?: boolean;
}

export interface OutcomeSheetProps {
  title: string;
  /** 'Tuesday Pairs · 14 October 2025' */
  subtitle: ReactNode;
  figures?: readonly OutcomeFigure[];
  children?: ReactNode;
}

/** What something would become: a title, figures, and remarks below. */
export function OutcomeSheet({ title, subtitle, figures, children }: OutcomeSheetProps) {
  return (
    <section aria-label={title} className="border border-t-3 border-line-2 border-t-green bg-paper">
      <div className="px-s4 pt-[0.8rem] pb-[0.7rem]">
        <h3 className="text-h3">{title}</h3>
        <div className="text-ink-2 [overflow-wrap:anywhere]">{subtitle}</div>
      </div>
      {figures && (
        <dl className="grid grid-cols-2 gap-px border-y border-line bg-line sm:grid-cols-4">
          {figures.map(({ value, label, isMissing = false }) => (
            <div key={label} className="flex flex-col-reverse justify-end bg-surface px-s4 py-[0.6rem]">
              <dt className="text-sm leading-[1.25] text-ink-3">{label}</dt>
              <dd
                className={cx(
                  'font-serif text-[1.7rem] leading-[1.05] font-medium tracking-figure [font-variant-numeric:lining-nums]',
                  isMissing && 'text-ochre',
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}

export interface BoardCellsProps {
  boards: readonly { readonly place: number; readonly number: number; readonly isRemarked: boolean }[];
  /** What the cells say, for screen readers. */
  label: string;
}

/** A cell for each board, in ochre where there is something to say about it. */
export function BoardCells({ boards, label }: BoardCellsProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(1.5rem,1fr))] gap-[2px] px-s4 pt-[0.7rem] pb-[0.3rem] text-center text-xs leading-[1.75rem] font-medium"
    >
      {boards.map(({ place, number, isRemarked }) => (
        <span
          key={place}
          className={
            isRemarked
              ? 'bg-ochre-soft font-semibold text-ochre shadow-[inset_0_0_0_1.5px_var(--color-ochre)]'
              : 'bg-green-soft text-green'
          }
        >
          {number}
        </span>
      ))}
    </div>
  );
}
