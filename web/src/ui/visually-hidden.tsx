import type { ReactNode } from 'react';

/** Read aloud, not shown. Blanks at its ends are kept when it is copied. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
