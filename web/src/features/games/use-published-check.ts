import type { Game } from '@bridge-review/api/games';
import type { Page } from '@bridge-review/api/route';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { currentUserKey } from '../../base/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { gamesKey } from './queries.ts';

/** By then the server has noticed that the connection is closed, and has either stopped or published. */
const SETTLED_MS = 1500;

/** Notifies the uploader when a cancelled upload was already published: the cancel can come too late. */
export function usePublishedCheck(): (filename: string) => void {
  const queryClient = useQueryClient();
  return (filename) => {
    const userId = queryClient.getQueryData(currentUserKey)?.id;
    const newest = newestKnownId(queryClient);
    const look = async () => {
      const { rows } = await call(gameRoutes.list, { query: {} });
      const published = rows.find(
        (game) => game.id > newest && game.uploadedBy === userId && begins(game.filename, filename),
      );
      if (published === undefined) return;
      void queryClient.invalidateQueries({ queryKey: gamesKey });
      toast({
        title: 'Already uploaded',
        description: `${published.title} was uploaded before you cancelled. You can delete it on its page.`,
      });
    };
    // Should it fail, the list still shows the game the next time it is loaded.
    setTimeout(() => void look().catch(() => undefined), SETTLED_MS);
  };
}

/** Whether it is the file, or the first of several. */
const begins = (names: string, filename: string): boolean =>
  names === filename || names.startsWith(`${filename}, `);

const newestKnownId = (queryClient: QueryClient): number =>
  Math.max(
    0,
    ...queryClient
      .getQueriesData<InfiniteData<Page<Game>>>({ queryKey: gamesKey })
      .flatMap(([, list]) => list?.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? []),
  );
