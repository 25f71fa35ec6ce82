import type { ReactNode } from 'react';

/** The panel that stays, then the parts that scroll beside it: one, two or three columns. */
export function DeskColumns({ children }: { children: ReactNode }) {
  return <div className="desk-columns">{children}</div>;
}

/** Everything but the deal. While the focus is in it, the keys that scroll do so. */
export function DeskRest({ children }: { children: ReactNode }) {
  return (
    <div data-scrolls className="desk-rest">
      {children}
    </div>
  );
}

/** A column of its own on the widest screens; elsewhere its parts take their place in the one sequence. */
export function DeskColumn({ children }: { children: ReactNode }) {
  return <div className="desk-column">{children}</div>;
}

export type DeskPartName =
  'bidding' | 'analysis' | 'play' | 'commentary' | 'results' | 'discussion' | 'odds' | 'calls' | 'lead';

/** Panels that belong together and that one can go to. */
export function DeskPart({ name, children }: { name: DeskPartName; children: ReactNode }) {
  return (
    <div id={name} data-part={name} className="desk-part">
      {children}
    </div>
  );
}

/** Two panels side by side where there is room. */
export function DeskPair({ children }: { children: ReactNode }) {
  return (
    <div className="desk-pair">
      <div>{children}</div>
    </div>
  );
}
