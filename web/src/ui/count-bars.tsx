import { counted } from '@bridge-review/bridge/counted';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountBarsProps {
  /** The most frequent first. */
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly count: number }[];
  /** What is counted: 'table'. */
  noun: string;
}

/** How often each came, on one scale. */
export function CountBars({ rows, noun }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className="px-s4 py-s2 sm:px-panel">
      {rows.map(({ key, name, count }) => (
        <li key={key} className="flex items-center gap-s3 border-t border-line py-[0.4rem] first:border-t-0">
          <span className="w-[5rem] shrink-0 text-[1.06rem]">{name}</span>
          <span aria-hidden className="h-[0.5rem] min-w-0 flex-1">
            <i className="block h-full bg-bar" style={{ width: `${(100 * count) / most}%` }} />
          </span>
          <b className="font-semibold">
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{counted(count, noun)}</VisuallyHidden>
          </b>
        </li>
      ))}
    </ul>
  );
}
