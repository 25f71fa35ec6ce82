import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { ErrorState } from './error-state.tsx';
import { toast } from './toast-store.ts';

const FAILED = 'This part of the page could not be loaded';
const ADVICE = 'Check your connection and try again, or reload the page.';

export type LazyPart<Props> = ComponentType<Props> & {
  prefetch: () => void;
  /** Opens a dialog, say, once its code is there; reports a failure and opens nothing if it cannot be loaded. */
  whenLoaded: (open: () => void) => void;
  /** Loads the part; whether it is there, or cannot be loaded. */
  useSettled: () => boolean;
};

/**
 * A part of a page with a chunk of its own. Unlike with React's `lazy`, a part that was loaded before is rendered at
 * once, and one that cannot be loaded leaves the rest of the page standing and can be tried again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => (loaded ??= await load());

  function Part(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Content !== null || failed) return;
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
    }, [Content, failed]);
    if (Content !== null) return <Content {...props} />;
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
