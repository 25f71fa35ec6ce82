import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';
import { Logo } from './logo.tsx';
import { Wrap } from './wrap.tsx';

export interface Place {
  href: string;
  name: string;
  /** `page` on the very page, `true` on one below it. */
  current: 'page' | 'true' | null;
}

export interface MastheadProps {
  name: string;
  tagline: string;
  /** Where one can go from every page; the current one is marked. */
  places?: readonly Place[];
  /** At the right: theme, user. */
  children?: ReactNode;
}

/** Sticky, where the window is tall enough to spare the room, and closed by the double rule: the page's signature. */
export function Masthead({ name, tagline, places, children }: MastheadProps) {
  return (
    <header className={cx('masthead', places && 'masthead-with-places')}>
      <Wrap className="masthead-line">
        <Anchor href="/" className="masthead-name">
          <Logo className="size-[1.5rem] sm:size-[1.75rem]" />
          {name}
        </Anchor>
        <p className="masthead-tagline">{tagline}</p>
        {places && (
          <nav aria-label="Main" className="masthead-places">
            {places.map(({ href, name: place, current }) => (
              <Anchor key={href} href={href} {...(current && { 'aria-current': current })}>
                {place}
              </Anchor>
            ))}
          </nav>
        )}
        <div className="masthead-tools">{children}</div>
      </Wrap>
      <div aria-hidden className="h-[8px] border-t-2 border-b border-rule" />
    </header>
  );
}
