import { peopleRoutes } from '@bridge-review/api/routes/people';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { errorMessage } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import type { SaidPlayer } from './is-me.tsx';

/** Says 'This is me' in the game that was just uploaded, which marks it as played. Nothing where nothing was chosen. */
export function useSaySelf(self: SaidPlayer | null): (gameId: number) => Promise<void> {
  const queryClient = useQueryClient();
  return async (gameId) => {
    if (self === null) return;
    const said = { name: self.spelling, scope: self.scope };
    try {
      const { state } = await call(peopleRoutes.state, { params: { id: String(gameId) }, body: said });
      if (state !== 'shown')
        toast({
          title: 'Somebody else says so too',
          description: `Who ${self.spelling} is, is in doubt. The game’s ranking says more under ‘Who is who’.`,
        });
    } catch (error) {
      toast({
        title: '‘This is me’ was not saved',
        description: `${errorMessage(error)} You can say so beside your name in the game’s ranking.`,
        tone: 'error',
      });
    }
    await queryClient.invalidateQueries();
  };
}
