import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePaperStyles } from './paper-styles.ts';

/** A sheet with its margins, in CSS pixels. */
const SHEET_WIDTH = (210 / 25.4) * 96;

/** Sheets below each other as they will be printed; on a narrow screen they are smaller. */
export function Paper({ children }: { children: ReactNode }) {
  usePaperStyles();
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const fit = () => setZoom(Math.min(1, current.clientWidth / SHEET_WIDTH));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="grid justify-items-center print:block">
      <div className="paper" style={{ zoom }}>
        {children}
      </div>
    </div>
  );
}

export interface SheetProps {
  /** From 1. */
  page: number;
  pages: number;
  title?: string;
  /** Beside the title: game, place, day. */
  about?: string;
  /** At the right: which boards, whose card. */
  part?: string;
  /** At the foot, a word of explanation; the product's name by default. */
  note?: string;
  children: ReactNode;
}

/** A longer one takes two lines of smaller type. */
const LONG_TITLE = 26;

export function Sheet({ page, pages, title, about, part, note = 'Bridge Review', children }: SheetProps) {
  return (
    <section className="paper-sheet" aria-label={`Page ${page} of ${pages}`}>
      {title !== undefined && (
        <header className="paper-head">
          <span {...(title.length > LONG_TITLE && { 'data-long': '' })}>{title}</span>
          <span>{about}</span>
          <span>{part}</span>
        </header>
      )}
      {children}
      <footer className="paper-foot">
        <span>{note}</span>
        <span>
          Page {page} of {pages}
        </span>
      </footer>
    </section>
  );
}

/** Where rows are laid out to find their heights, in the width and type of a sheet. */
export function Ruler({ children }: { children: ReactNode }) {
  usePaperStyles();
  return (
    <div aria-hidden inert className="paper paper-ruler">
      {children}
    </div>
  );
}
