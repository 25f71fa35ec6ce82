import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { StatsPlaces, type StatsPlacesProps } from './stats-places.tsx';

export interface StatsFrameProps<T> extends StatsPlacesProps {
  /** What is loaded: 'stats', 'results'. */
  what: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A page of Stats around its figures, also while they load or where they could not be loaded. */
export function StatsFrame<T>({ current, what, query, children }: StatsFrameProps<T>) {
  const { data, isPending, isFetching, isPlaceholderData, error, refetch } = query;
  return (
    <>
      <PageHead title="Stats" />
      <StatsPlaces current={current} />
      {data !== undefined ? (
        <div aria-busy={isPlaceholderData}>{children(data)}</div>
      ) : isPending ? (
        <SkeletonGroup label={`Loading your ${what}`} className="grid gap-s5">
          <Skeleton className="h-[4.5rem] w-full" />
          <Skeleton className="h-[7rem] w-full" />
          <Skeleton className="h-[20rem] w-full" />
        </SkeletonGroup>
      ) : (
        <Panel>
          <ErrorState
            title={`Your ${what} could not be loaded`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {errorMessage(error)}
          </ErrorState>
        </Panel>
      )}
    </>
  );
}
