import { useEffect } from 'react';
import { type StreamListener, eventSubscription } from './event-subscription.ts';

/** Called with an event's data, or with null if events may have been missed. Keep it the same between renders. */
export type OnEvent = (data: string | null) => void;

/**
 * Subscribes to the events of an address while the page is visible; null subscribes to nothing. A hidden page neither
 * subscribes nor polls: browsers allow few open streams.
 */
export function useEvents(address: string | null, onEvent: OnEvent): void {
  useEffect(() => {
    if (address === null) return undefined;
    const subscription = eventSubscription({
      open: (listener) => openStream(address, listener),
      onEvent,
      onMissed: () => onEvent(null),
    });
    const followVisibility = () =>
      document.visibilityState === 'visible' ? subscription.subscribe() : subscription.unsubscribe();
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      subscription.unsubscribe();
    };
  }, [address, onEvent]);
}

function openStream(address: string, { onOpen, onEvent, onClose }: StreamListener): () => void {
  const source = new EventSource(address);
  source.addEventListener('open', onOpen);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => onEvent(data));
  source.addEventListener('error', onClose);
  return () => source.close();
}
