import type { ReactNode } from 'react';

/** Two columns of panels on wide screens, the left one a little wider; one below the other elsewhere. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]">
      {children}
    </div>
  );
}

/** Where there is one column only, the panels of both stand in it as if there were no columns. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="contents lg:grid lg:min-w-0 lg:grid-cols-[minmax(0,1fr)] lg:gap-s5">{children}</div>;
}
