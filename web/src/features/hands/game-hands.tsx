import type { Hand } from '@bridge-review/api/hands';
import { startTransition, useEffect, useState } from 'react';
import { sentenceOf } from '../../app/request-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardGrid, HandCard } from '../../ui/hand-card.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
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
        {sentenceOf(error)}
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
      <Hands hands={data} played={played} />
    </section>
  );
}

function Hands({ hands, played }: { hands: readonly Hand[]; played: boolean }) {
  const shown = useGrowingCount(hands.length);
  return (
    <CardGrid label="Hands">
      {hands.slice(0, shown).map((hand) => (
        <HandCard
          key={hand.id}
          href={`/hands/${hand.id}`}
          board={hand.boardNumber}
          dealer={hand.dealer}
          vulnerability={hand.vulnerability}
          hasBidding={hand.hasBidding}
          commentCount={hand.commentCount}
          contract={played ? hand.finalContract : null}
          declarer={played ? hand.declarer : null}
        />
      ))}
    </CardGrid>
  );
}

const FIRST = 120;
const STEP = 400;

/** Thousands of cards come in portions between which the page answers; all of them are there in the end. */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return Math.min(count, total);
}
