import { type HandEvent, handEvent } from '@bridge-review/api/hand-events';
import { routes } from '@bridge-review/api/routes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from '../../app/client.ts';
import { type StreamEvents, eventLine } from './event-line.ts';

/**
 * Keeps comments, bidding and analysis of a hand as they are on the server for as long as its page is looked at. A hidden page
 * neither listens nor asks: browsers allow few open streams, and nobody sees it.
 */
export function useHandNews(handId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const line = eventLine({
      open: (events) => openStream(addressOf(routes.handEvents, inPath(handId)), events),
      heard: (data) => {
        const event = handEvent.safeParse(JSON.parse(data));
        // A newer server may tell of things that this page knows nothing of.
        if (event.success) refetch(queryClient, handId, AFFECTED[event.data.changed]);
      },
      missed: () => refetch(queryClient, handId, ['comments', 'bidding', 'analysis']),
    });
    const follow = () => (document.visibilityState === 'visible' ? line.listen() : line.rest());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      line.rest();
    };
  }, [queryClient, handId]);
}

function openStream(address: string, { opened, heard, cut }: StreamEvents): () => void {
  const source = new EventSource(address);
  source.addEventListener('open', opened);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data));
  source.addEventListener('error', cut);
  return () => source.close();
}

type Changed = HandEvent['changed'];

/** A record may say on which side its players sat, and so for whom the board is judged. */
const AFFECTED: Readonly<Record<Changed, readonly Changed[]>> = {
  comments: ['comments'],
  bidding: ['bidding', 'analysis'],
  analysis: ['analysis'],
};

const SOURCES = { comments: routes.listComments, bidding: routes.getBidding, analysis: routes.handAnalysis };

function refetch(queryClient: QueryClient, handId: number, changed: readonly Changed[]): void {
  const addresses = changed.map((what) => addressOf(SOURCES[what], inPath(handId)));
  void queryClient.invalidateQueries({
    // The partnership's comments have the same address with more behind it.
    predicate: ({ queryKey: [key] }) =>
      typeof key === 'string' && addresses.includes(key.split('?', 1)[0] ?? key),
  });
}

const inPath = (id: number) => ({ params: { id: String(id) } });
