import { errorMessage } from '../../base/request-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { HandCards } from './hand-cards.tsx';
import { useHandsOfGame } from './queries.ts';

export interface GameHandsProps {
  gameId: number;
  /** Whether the viewer played the game: contracts are theirs alone. */
  played: boolean;
}

export function GameHands({ gameId, played }: GameHandsProps) {
  const { data, isPending, isFetching, error, refetch } = useHandsOfGame(gameId);
  if (isPending) return <SkeletonCards count={6} label="Loading hands" />;
  if (data === undefined) {
    return (
      <ErrorState title="The hands could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return <EmptyState title="No hands found">This game doesn&apos;t contain any hands yet.</EmptyState>;
  }
  return (
    <section aria-labelledby="hands">
      <div className="mb-s4 flex flex-wrap items-baseline gap-s3">
        <h2 id="hands" className="text-h2">
          Hands ({data.length})
        </h2>
        <Badge tone={data.some((hand) => hand.hasBidding) ? 'ok' : 'absent'}>
          {data.filter((hand) => hand.hasBidding).length} with bidding
        </Badge>
      </div>
      <HandCards hands={data} played={played} />
    </section>
  );
}
