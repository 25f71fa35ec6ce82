import type { ReactNode } from 'react';
import { Wrap } from './wrap.tsx';

/** Two or so short things on one line: the imprint, the address. */
export function Footer({ children }: { children: ReactNode }) {
  return (
    <footer className="border-t border-line-2 text-sm text-ink-3">
      <Wrap className="footer-line">{children}</Wrap>
    </footer>
  );
}
