import { useEffect } from 'react';
import { type StreamEvents, eventLine } from './event-subscription.ts';

/** Called with what a stream said, or with null where something may have been missed. Keep it the same between calls. */
export type Told = (data: string | null) => void;

/**
 * Listens at an address for as long as the page is looked at; null listens to nothing. A hidden page neither listens
 * nor asks: browsers allow few open streams, and nobody sees it.
 */
export function useEvents(address: string | null, told: Told): void {
  useEffect(() => {
    if (address === null) return undefined;
    const line = eventLine({
      open: (events) => openStream(address, events),
      heard: told,
      missed: () => told(null),
    });
    const follow = () => (document.visibilityState === 'visible' ? line.listen() : line.rest());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      line.rest();
    };
  }, [address, told]);
}

function openStream(address: string, { opened, heard, cut }: StreamEvents): () => void {
  const source = new EventSource(address);
  source.addEventListener('open', opened);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data));
  source.addEventListener('error', cut);
  return () => source.close();
}
