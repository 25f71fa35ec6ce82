import { type MouseEvent, useEffect, useRef, useState } from 'react';

export interface SwitcherItem {
  /** The id of the part. */
  readonly id: string;
  readonly label: string;
  /** Where the room is narrow. */
  readonly short?: string;
  readonly count?: number;
}

/** Leads to the parts of a page and says at which one is. It moves the page and hides nothing. */
export function Switcher({ label, items }: { label: string; items: readonly SwitcherItem[] }) {
  const current = useCurrentPart(items.map(({ id }) => id).join(' '));
  const bar = useRef<HTMLElement>(null);
  // Where the words are wider than the window, those at the ends are out of sight.
  useEffect(() => {
    const word = bar.current?.querySelector<HTMLElement>(`[href='#${current}']`);
    if (word)
      bar.current?.scrollTo({ left: word.offsetLeft - (bar.current.clientWidth - word.offsetWidth) / 2 });
  }, [current]);
  const go = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (document.getElementById(id) === null) return;
    // Not by the address: each step would be one more to go back through.
    event.preventDefault();
    if (id === items[0]?.id) scrollToTop();
    else scrollToPart(id);
  };
  return (
    <nav ref={bar} aria-label={label} className="switcher">
      {items.map(({ id, label: words, short, count = 0 }) => (
        <a
          key={id}
          href={`#${id}`}
          {...(id === current && { 'aria-current': 'true' as const })}
          onClick={(event) => go(event, id)}
        >
          <span className={short === undefined ? undefined : 'full'}>{words}</span>
          {short !== undefined && <span className="short">{short}</span>}
          {count > 0 && <sup>{count}</sup>}
        </a>
      ))}
    </nav>
  );
}

/** Where the switcher will stand. */
export const SwitcherRoom = () => <div className="switcher" />;

/** Shows a part of the page from its beginning. */
export const scrollToPart = (id: string): void =>
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() });

export const scrollToTop = (): void => scrollTo({ top: 0, behavior: scrollBehavior() });

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** The last part whose beginning has passed the upper third of the window; at the end of the page, the last one. */
function useCurrentPart(ids: string): string {
  const [current, setCurrent] = useState(ids.split(' ')[0] ?? '');
  useEffect(() => {
    const look = () => {
      frame = 0;
      const at = partInView(ids.split(' '));
      if (at !== undefined) setCurrent(at);
    };
    // With the next frame: asked for at once, it would lay out the whole page in the middle of its commit.
    let frame = requestAnimationFrame(look);
    const onScroll = () => (frame ||= requestAnimationFrame(look));
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [ids]);
  return current;
}

function partInView(ids: readonly string[]): string | undefined {
  const parts = ids
    .flatMap((id) => {
      const part = document.getElementById(id);
      // What stays in place is never scrolled to, and no word leads there.
      if (part === null || getComputedStyle(part).position === 'sticky') return [];
      return { id, top: part.getBoundingClientRect().top };
    })
    .toSorted((one, other) => one.top - other.top);
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (atEnd) return parts.at(-1)?.id;
  return (parts.findLast(({ top }) => top < innerHeight / 3) ?? parts[0])?.id;
}
