import { useId } from 'react';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** What is under way: 'Reading 24 boards'. */
  label: string;
  /** 0 to 100. */
  value: number;
  className?: string;
}

/** How far a task has come, in words, in percent and as a bar. */
export function Progress({ label, value, className }: ProgressProps) {
  const labelId = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={cx('grid gap-[0.35rem]', className)}>
      <div className="flex justify-between gap-s3">
        <span id={labelId}>{label}</span>
        <b>{percent}%</b>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-[8px] border border-line-2 bg-sunk"
      >
        <div
          className="-m-px h-[8px] bg-green transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `calc(${percent}% + ${percent > 0 ? 2 : 0}px)` }}
        />
      </div>
    </div>
  );
}
