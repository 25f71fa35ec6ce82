import type { ReactNode } from 'react';
import { errorMessage, RequestError } from '../../base/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { backToGames } from './back-to-games.ts';

interface GameFailureProps {
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
  /** What to say where there is no such game. */
  missing: ReactNode;
}

/** A page of a game that is not there, or could not be loaded. */
export function GameFailure({ query: { error, isFetching, refetch }, missing }: GameFailureProps) {
  const back = <Link {...backToGames()}>Back to games</Link>;
  if (error instanceof RequestError && error.status === 404) {
    return (
      <EmptyState level={1} title="Game not found" action={back}>
        {missing}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      level={1}
      title="The game could not be loaded"
      retrying={isFetching}
      onRetry={() => void refetch()}
      action={back}
    >
      {errorMessage(error)}
    </ErrorState>
  );
}
