import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** One grey bar; the class sets its size to that of the content it replaces. */
export function Skeleton({ className }: { className: string }) {
  return <span className={cx('block max-w-full animate-pulse rounded-[2px] bg-line-2', className)} />;
}

export interface SkeletonGroupProps {
  /** The text for screen readers. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Hides the bars from screen readers, which get one label instead. In a grid, no wider than its column. */
export function SkeletonGroup({ label = 'Loading…', className, children }: SkeletonGroupProps) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div aria-hidden className={cx('grid-cols-1', className)}>
        {children}
      </div>
    </>
  );
}

/** A list's rows before they are known: date block, three lines, a button. */
export function SkeletonRows({ count = 3, label }: { count?: number; label?: string }) {
  return (
    <SkeletonGroup {...(label !== undefined && { label })} className="border-t-2 border-rule">
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          className="grid grid-cols-[4.9rem_minmax(0,1fr)] items-center gap-x-s3 border-b border-line-2 py-s4 sm:grid-cols-[5.6rem_minmax(0,1fr)_auto] sm:gap-x-s5"
        >
          <div className="flex flex-col items-center justify-center gap-s2 self-stretch border-r border-line-2 pr-s3 sm:pr-s5">
            <Skeleton className="h-[1.9rem] w-[2rem]" />
            <Skeleton className="h-[1rem] w-[3.4rem]" />
          </div>
          <div className="grid gap-[0.6rem]">
            <Skeleton className="h-[1.4rem] w-[min(20rem,80%)]" />
            <Skeleton className="h-[1rem] w-[min(14rem,60%)]" />
            <Skeleton className="h-[0.8rem] w-[min(24rem,90%)]" />
          </div>
          <Skeleton className="h-tap w-[8rem] max-sm:hidden" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** A grid of cards before they are known: mark, two lines, a row of badges. */
export function SkeletonCards({ count = 6, label }: { count?: number; label?: string }) {
  return (
    <SkeletonGroup
      {...(label !== undefined && { label })}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(19.5rem,100%),1fr))] gap-s4"
    >
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="rounded-2 border border-line bg-surface p-s4">
          <div className="flex gap-[0.9rem]">
            <Skeleton className="size-[3.1rem]" />
            <div className="grid flex-1 content-center gap-s2">
              <Skeleton className="h-[1.3rem] w-[6rem]" />
              <Skeleton className="h-[0.9rem] w-[11rem]" />
            </div>
          </div>
          <div className="mt-s3 flex gap-s2 border-t border-line pt-s3">
            <Skeleton className="h-[1.75rem] w-[6rem]" />
            <Skeleton className="h-[1.75rem] w-[7rem]" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
