import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NotationText } from './notation-text.tsx';
import { TooltipBubble } from './tooltip-bubble.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What a pair says of a call. */
export interface CallNote {
  alerted: boolean;
  /** Null if there is no explanation. */
  note: string | null;
}

/** In words; an alert that nobody explained is still an alert. */
export const noteText = ({ alerted, note }: CallNote): string =>
  alerted ? (note ? `Alert: ${note}` : 'Alerted, without an explanation') : (note ?? '');

/** Suits have colours of their own, which need the colour of a sheet behind them. */
const SHEET = 'border border-control bg-surface! text-ink! shadow-2 wrap-anywhere [&>svg:last-child]:hidden';

/** A call under a dotted line, which opens what it means. Screen readers read it out with the call. */
export function ExplainedCall({ note, children }: { note: CallNote; children: ReactNode }) {
  /** The button, while its meaning is open. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (anchor === null) return;
    const listening = new AbortController();
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event.type === 'pointerdown' && anchor.contains(event.target as Node)) return;
      setAnchor(null);
    };
    for (const type of ['pointerdown', 'keydown', 'scroll', 'resize']) {
      addEventListener(type, close, { signal: listening.signal, capture: true });
    }
    return () => listening.abort();
  }, [anchor]);
  return (
    <>
      <button
        type="button"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
        onBlur={() => setAnchor(null)}
        className="min-h-[1.5rem] min-w-[1.5rem] rounded-1 underline decoration-dotted decoration-2 underline-offset-[0.3em] hover:bg-hover"
      >
        {children}
        <VisuallyHidden>{`, ${noteText(note)}`}</VisuallyHidden>
      </button>
      {anchor &&
        createPortal(
          <TooltipBubble anchor={anchor} aria-hidden className={SHEET}>
            <NotationText>{noteText(note)}</NotationText>
          </TooltipBubble>,
          document.body,
        )}
    </>
  );
}
