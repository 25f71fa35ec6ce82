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
    <div>
      <h3 className="eyebrow">{label}</h3>
      <p className="mt-s2 font-serif text-verdict leading-none font-medium tracking-figure [font-variant-numeric:lining-nums]">
        {percent}
        <small className="ml-[0.04em] text-[0.5em] tracking-normal text-ink-2">%</small>
      </p>
      <Gauge label="Accuracy" value={accuracy} className="mt-s3" />
      <p className="mt-s3 font-serif text-h3 leading-snug font-medium">{title}</p>
      {children}
    </div>
  );
}

export interface ScoreRow {
  readonly name: string;
  readonly what: ReactNode;
  readonly score: string;
}

/** Yours against par: what it was at the left, what it counts at the right. */
export function ScoreRows({ rows }: { rows: readonly ScoreRow[] }) {
  return (
    <dl className="mt-s3 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-s3 gap-y-[0.3rem]">
      {rows.map(({ name, what, score }) => (
        <div key={name} className="col-span-3 grid grid-cols-subgrid items-baseline">
          <dt className="text-ink-3">{name}</dt>
          <dd>{what}</dd>
          <dd className="text-right font-semibold">{score}</dd>
        </div>
      ))}
    </dl>
  );
}
