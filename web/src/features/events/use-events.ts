import { useEffect } from 'react';
import { type StreamListener, eventSubscription } from './event-subscription.ts';

/** Called with an event's data, or with null if events may have been missed. Keep it the same between renders. */
export type OnEvent = (data: string | null) => void;

/**
 * Subscribes to the events of an address while the page is visible; null subscribes to nothing. A hidden page neither
 * subscribes nor polls: browsers allow few open streams. All parts of a page that follow one address share a stream.
 */
export function useEvents(address: string | null, onEvent: OnEvent): void {
  useEffect(() => {
    if (address === null) return undefined;
    const stream = streams.get(address) ?? startStream(address);
    stream.listeners.add(onEvent);
    return () => {
      stream.listeners.delete(onEvent);
      if (stream.listeners.size === 0) stream.end();
    };
  }, [address, onEvent]);
}

interface SharedStream {
  readonly listeners: Set<OnEvent>;
  end(): void;
}

const streams = new Map<string, SharedStream>();

function startStream(address: string): SharedStream {
  const listeners = new Set<OnEvent>();
  const publish = (data: string | null) => {
    for (const onEvent of listeners) onEvent(data);
  };
  const subscription = eventSubscription({
    open: (listener) => openStream(address, listener),
    onEvent: publish,
    onMissed: () => publish(null),
  });
  const followVisibility = () =>
    document.visibilityState === 'visible' ? subscription.subscribe() : subscription.unsubscribe();
  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  const stream = {
    listeners,
    end: () => {
      streams.delete(address);
      document.removeEventListener('visibilitychange', followVisibility);
      subscription.unsubscribe();
    },
  };
  streams.set(address, stream);
  return stream;
}

function openStream(address: string, { onOpen, onEvent, onClose }: StreamListener): () => void {
  const source = new EventSource(address);
  source.addEventListener('open', onOpen);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => onEvent(data));
  source.addEventListener('error', onClose);
  return () => source.close();
}
