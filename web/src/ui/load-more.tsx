import { useEffect, useRef } from 'react';
import { MoreButton } from './more-button.tsx';

export interface LoadMoreProps {
  /** Said while the next rows are on their way. */
  label: string;
  loading: boolean;
  failed: boolean;
  onLoad: () => void;
}

/** At the end of a list that goes on: asks for the next rows before one has scrolled there, or at the push of a button. */
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
