import type { ListedGame } from '@bridge-review/api/games';
import type { Player } from '@bridge-review/api/player';
import { useQueryClient } from '@tanstack/react-query';
import { errorDescription } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMarkAsPlayed } from '../participation/queries.ts';
import { invalidateLists } from './queries.ts';

export interface ConfirmPlayedProps {
  game: ListedGame;
  /** Who says to have played it with the viewer. */
  partner: Player;
  /** The id of the heading that says which game it is. */
  describedBy: string;
}

/** Agrees with the partner who has said it first. Who does not agree leaves it, or names another on the game's page. */
export function ConfirmPlayed({ game, partner, describedBy }: ConfirmPlayedProps) {
  const queryClient = useQueryClient();
  const mark = useMarkAsPlayed(game.id);
  const confirm = () =>
    mark.mutate(
      { partnerId: partner.id },
      {
        onSuccess: () => {
          toast({ title: 'Marked as played', description: `${partner.displayName} is your partner in it.` });
          void invalidateLists(queryClient);
        },
        onError: (error) =>
          toast({
            title: 'The game could not be marked as played',
            description: errorDescription(error),
            tone: 'error',
          }),
      },
    );
  return (
    <Button aria-describedby={describedBy} pending={mark.isPending} pendingText="Saving..." onClick={confirm}>
      Yes, I played
    </Button>
  );
}
