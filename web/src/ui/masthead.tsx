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
    <header className="masthead">
      <Wrap className="flex min-h-masthead items-center gap-x-s2 sm:gap-x-s4">
        <Anchor href="/" className="masthead-name">
          <Logo className="size-[1.5rem] sm:size-[1.75rem]" />
          {name}
        </Anchor>
        {/* Set in italics only where it is seen: phones then never fetch that font. */}
        <p className="min-w-0 flex-1 truncate border-l border-line-2 pl-s4 leading-[1.2] text-ink-3 max-lg:sr-only lg:font-serif lg:italic">
          {tagline}
        </p>
        <div className="masthead-tools">{children}</div>
      </Wrap>
      <div aria-hidden className="h-[8px] border-t-2 border-b border-rule" />
    </header>
  );
}
