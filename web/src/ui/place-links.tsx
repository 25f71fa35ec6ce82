import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';

export interface PlaceLinksProps {
  /** What the places belong to, for screen readers. */
  label: string;
  places: readonly { readonly href: string; readonly name: string; readonly isCurrent: boolean }[];
  /** With a hairline under all of it; without one where it stands on that of a line that it shares. */
  ruled?: boolean;
  className?: string;
}

/** Pages that belong together, each a word; the one that is shown is ruled. Where they do not fit, they scroll sideways. */
export function PlaceLinks({ label, places, ruled = true, className }: PlaceLinksProps) {
  return (
    <nav
      aria-label={label}
      className={cx(
        'flex max-w-full gap-s4 overflow-x-auto overflow-y-hidden [scrollbar-width:none] sm:gap-s5',
        ruled && 'shadow-[inset_0_-1px_0_var(--color-line-2)]',
        className,
      )}
    >
      {places.map(({ href, name, isCurrent }) => (
        <Anchor
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className="flex min-h-tap shrink-0 items-center border-y-2 border-transparent font-medium whitespace-nowrap text-ink-2 no-underline transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-b-green aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          <span className="reserve" data-reserve={name}>
            <span>{name}</span>
          </span>
        </Anchor>
      ))}
    </nav>
  );
}
