import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useRootMark } from './use-root-mark.ts';
import { Wrap } from './wrap.tsx';

export interface PageProps {
  masthead: ReactNode;
  footer: ReactNode;
  /** As wide as the window, with the first panel as tall as it: see desk.css. */
  desk?: boolean;
  children: ReactNode;
}

/** Masthead, the one `main`, footer at the foot of the window even when the page is short. */
export function Page({ masthead, footer, desk = false, children }: PageProps) {
  useRootMark('desk', desk);
  return (
    <div className={cx('flex min-h-dvh flex-col print:block print:min-h-0', desk && 'desk')}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {masthead}
      <main
        id="main"
        tabIndex={-1}
        className={cx('flex-1 print:p-0', desk ? 'desk-main' : 'pt-s3 pb-s8 sm:pt-s5')}
      >
        {/* What a page begins with keeps its margin inside, so that nothing moves when another page takes its place. */}
        <Wrap {...(!desk && { className: 'flow-root' })}>{children}</Wrap>
      </main>
      {footer}
    </div>
  );
}
