import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { Logo } from './logo.tsx';
import { Wrap } from './wrap.tsx';

export interface MastheadProps {
  name: string;
  tagline: string;
  /** At the right: theme, user. */
  children?: ReactNode;
}

/** Sticky, where the window is tall enough to spare the room, and closed by the double rule: the page's signature. */
export function Masthead({ name, tagline, children }: MastheadProps) {
  return (
    <header className="z-10 bg-paper [@media(min-height:32.51em)]:sticky [@media(min-height:32.51em)]:top-0">
      <Wrap className="flex min-h-[var(--masthead,3.75rem)] items-center gap-x-s2 sm:gap-x-s4">
        <Anchor
          href="/"
          className="flex min-h-tap items-center gap-[0.4rem] font-serif text-[1.2rem] leading-none font-semibold tracking-brand whitespace-nowrap text-ink no-underline sm:gap-[0.6rem] sm:text-brand"
        >
          <Logo className="size-[1.5rem] sm:size-[1.75rem]" />
          {name}
        </Anchor>
        {/* Set in italics only where it is seen: phones then never fetch that font. */}
        <p className="min-w-0 flex-1 truncate border-l border-line-2 pl-s4 leading-[1.2] text-ink-3 max-lg:sr-only lg:font-serif lg:italic">
          {tagline}
        </p>
        <div className="-mr-[0.4rem] ml-auto flex min-w-0 flex-1 items-center justify-end gap-s1 sm:gap-s3 lg:flex-none">
          {children}
        </div>
      </Wrap>
      <div aria-hidden className="h-[8px] border-t-2 border-b border-rule" />
    </header>
  );
}
