import { useId } from 'react';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** What is under way: 'Reading 24 boards'. */
  label: string;
  /** 0 to 100. */
  value: number;
  className?: string;
}

const BAR =
  'block h-[8px] w-full appearance-none border-0 bg-sunk shadow-[inset_0_0_0_1px_var(--color-line-2)] ' +
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-green ' +
  '[&::-webkit-progress-value]:transition-[width] [&::-moz-progress-bar]:bg-green';

/** How far a task has come, in words, in percent and as a bar. */
export function Progress({ label, value, className }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={cx('grid gap-[0.35rem]', className)}>
      <div className="flex justify-between gap-s3">
        <label htmlFor={id}>{label}</label>
        <b>{percent}%</b>
      </div>
      <progress id={id} max={100} value={percent} className={BAR} />
    </div>
  );
}
