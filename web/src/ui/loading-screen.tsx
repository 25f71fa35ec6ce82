import { useEffect, useState } from 'react';
import { Logo } from './logo.tsx';
import { useRootMark } from './use-root-mark.ts';

const DELAY_MS = 150;

/** Fills the window while nothing is known yet. It waits a moment first, so that a quick answer does not flash it. */
export function LoadingScreen({ label = 'Loading…' }: { label?: string }) {
  const [shown, setShown] = useState(false);
  useRootMark('loading-screen');
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="loading-screen grid min-h-dvh place-content-center justify-items-center gap-s4">
      {shown && (
        <>
          <Logo dealing className="size-s8 animate-fade" />
          <span className="animate-fade font-serif text-lg text-ink-2">{label}</span>
        </>
      )}
    </output>
  );
}
