import { peopleRoutes } from '@bridge-review/api/routes/people';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { errorMessage } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import type { ChosenPlayer } from './is-me.tsx';

/** Saves 'This is me' for the game that was just uploaded, which marks it as played. Nothing where nothing was chosen. */
export function useSaveSelf(self: ChosenPlayer | null): (gameId: number) => Promise<void> {
  const queryClient = useQueryClient();
  return async (gameId) => {
    if (self === null) return;
    const chosen = { name: self.spelling, scope: self.scope };
    try {
      const { state } = await call(peopleRoutes.state, { params: { id: String(gameId) }, body: chosen });
      if (state !== 'shown')
        toast({
          title: 'Another player has chosen this name too',
          description: `It is not clear who ${self.spelling} is. See ‘Who is who’ in the game’s ranking.`,
        });
    } catch (error) {
      toast({
        title: '‘This is me’ was not saved',
        description: `${errorMessage(error)} You can choose it beside your name in the game’s ranking.`,
        tone: 'error',
      });
    }
    await queryClient.invalidateQueries();
  };
}
