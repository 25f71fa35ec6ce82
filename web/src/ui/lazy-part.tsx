import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { ErrorState } from './error-state.tsx';
import { toast } from './toast-store.ts';
import { useNearWindow } from './use-near-window.ts';

const FAILED = 'This part of the page could not be loaded';
const ADVICE = 'Check your connection and try again, or reload the page.';

/** So that what is near is there before one has scrolled to it. */
const WINDOW_AWAY = '100% 0px';

export type LazyPart<Props> = ComponentType<Props> & {
  prefetch: () => void;
  /** Opens a dialog, say, once its code is there; reports a failure and opens nothing if it cannot be loaded. */
  whenLoaded: (open: () => void) => void;
  /** Loads the part; whether it is there, or cannot be loaded. */
  useSettled: () => boolean;
};

export interface LazyPartOptions {
  /** For what is far down the page and costly: it begins within a window's height. Until then, this keeps its place. */
  untilNear?: ReactNode;
}

/**
 * A part of a page with a chunk of its own. Unlike with React's `lazy`, a part that was loaded before is rendered at
 * once, and one that cannot be loaded leaves the rest of the page standing and can be tried again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
  { untilNear }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  // Whoever has come to it once finds it at once on the next page, which would otherwise be shorter for a moment.
  let isWantedAtOnce = untilNear === undefined;
  const fetchPart = async () => (loaded ??= await load());

  function Part(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [waitsForNear] = useState(!isWantedAtOnce);
    const cameNear = useNearWindow(place, { matters: waitsForNear, margin: WINDOW_AWAY });
    const isNear = !waitsForNear || cameNear;
    const [Content, setContent] = useState(() => (isNear ? loaded : null));
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!isNear || Content !== null || failed) return;
      isWantedAtOnce = true;
      let isWanted = true;
      let endTurn = () => {};
      inOwnTask(fetchPart).then(
        (part) =>
          inTurn((end) => {
            if (!isWanted) return end();
            endTurn = end;
            // Below what one looks at: rendered in slices, between which the page answers.
            startTransition(() => setContent(() => part));
          }),
        () => setFailed(true),
      );
      // Once it is shown, or gone.
      return () => {
        isWanted = false;
        endTurn();
      };
    }, [isNear, Content, failed]);
    if (Content !== null) return <Content {...props} />;
    if (!isNear) return <div ref={place}>{untilNear}</div>;
    if (!failed) return typeof fallback === 'function' ? fallback(props) : fallback;
    return (
      <ErrorState level={3} title={FAILED} onRetry={() => setFailed(false)}>
        {ADVICE}
      </ErrorState>
    );
  }

  function useSettled(): boolean {
    const [settled, setSettled] = useState(loaded !== null);
    useEffect(() => {
      if (settled) return;
      const settle = () => setSettled(true);
      inOwnTask(fetchPart).then(settle, settle);
    }, [settled]);
    return settled;
  }

  return Object.assign(Part, {
    useSettled,
    prefetch: () => void inOwnTask(fetchPart).catch(() => undefined),
    whenLoaded: (open: () => void) => {
      if (loaded !== null) return open();
      fetchPart().then(open, () => toast({ title: FAILED, description: ADVICE, tone: 'error' }));
    },
  });
}

let lastTask: Promise<unknown> = Promise.resolve();

/** A page asks for many parts at once, and beginning to load one takes a phone 10 ms. */
function inOwnTask<T>(load: () => Promise<T>): Promise<T> {
  lastTask = lastTask.then(() => new Promise((done) => setTimeout(done)));
  return lastTask.then(load);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Parts that come together are still rendered and laid out one by one: a turn ends once the part is shown. */
function inTurn(show: (end: () => void) => void): void {
  lastTurn = lastTurn.then(() => new Promise<void>(show));
}

const SETTLED_MS = 1500;

/** Loads parts once the page is shown, so that they open without delay. */
export function usePrefetch(parts: readonly { prefetch: () => void }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => parts.forEach(({ prefetch }) => prefetch()), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [parts]);
}
