import { useEffect, useRef } from 'react';
import { MoreButton } from './more-button.tsx';

export interface LoadMoreProps {
  /** Announced while the next rows are loading. */
  label: string;
  loading: boolean;
  failed: boolean;
  onLoad: () => void;
}

/** At the end of a partial list: loads the next rows before the user has scrolled there, or by a button. */
export function LoadMore({ label, loading, failed, onLoad }: LoadMoreProps) {
  const edge = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  const waiting = !loading && !failed;
  useEffect(() => {
    const element = edge.current;
    if (!waiting || element === null) return undefined;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && load.current(), {
      rootMargin: '800px',
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [waiting]);
  return (
    <div ref={edge} className="py-s5">
      <MoreButton
        pendingText={`${label}…`}
        loading={loading}
        failure={failed ? 'The rest could not be loaded' : null}
        onLoad={onLoad}
      >
        Show more
      </MoreButton>
    </div>
  );
}
