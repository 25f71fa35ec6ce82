import type { ReactNode } from 'react';
import { Gauge } from './gauge.tsx';

export interface VerdictProps {
  /** What is judged: 'Your bidding'. */
  label: string;
  /** 0 to 100. */
  accuracy: number;
  /** In two or three words. */
  title: string;
  /** One sentence of why, and what goes with it. */
  children: ReactNode;
}

/** A contract against par: the figure, a gauge, the verdict and why. */
export function Verdict({ label, accuracy, title, children }: VerdictProps) {
  const percent = Math.round(accuracy);
  return (
    <div className="@container">
      <h3 className="eyebrow">{label}</h3>
      <div className="mt-s2 flex flex-wrap items-baseline gap-x-s3 gap-y-s1 font-serif font-medium">
        <p className="text-verdict leading-none tracking-figure [font-variant-numeric:lining-nums]">
          {percent}
          <small className="ml-[0.04em] text-[0.5em] tracking-normal text-ink-2">%</small>
        </p>
        <p className="text-h3 leading-snug">{title}</p>
      </div>
      <Gauge label="Accuracy" value={accuracy} className="mt-s3 mb-s3" />
      {children}
    </div>
  );
}

export interface ScoreRow {
  readonly name: string;
  readonly what: ReactNode;
  readonly score: string;
}

/** Yours against par: what it was at the left, what it counts at the right, or below where the column is narrow. */
export function ScoreRows({ rows }: { rows: readonly ScoreRow[] }) {
  return (
    <dl className="mt-s3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-s3 gap-y-[0.3rem] @min-[14rem]:grid-cols-[auto_minmax(0,1fr)_auto]">
      {rows.map(({ name, what, score }) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid items-baseline">
          <dt className="text-ink-3">{name}</dt>
          <dd>{what}</dd>
          <dd className="font-semibold @max-[14rem]:col-start-2 @min-[14rem]:text-right">{score}</dd>
        </div>
      ))}
    </dl>
  );
}
