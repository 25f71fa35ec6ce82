import type { AdminStats } from '@bridge-review/api/admin';
import { megabytes } from '@bridge-review/api/storage';
import { errorMessage } from '../../base/request-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useAdminStats } from './queries.ts';

const FIGURES = [
  ['Total Users', 'totalUsers'],
  ['Total Games', 'totalGames'],
  ['Total Hands', 'totalHands'],
] as const satisfies readonly (readonly [string, Exclude<keyof AdminStats, 'storage'>])[];

export function OverviewTab() {
  const { data, isPending, isFetching, error, refetch } = useAdminStats();
  if (isPending) return <LoadingFigures />;
  if (data === undefined) {
    return (
      <ErrorState
        title="The numbers could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  return (
    <FiguresStrip>
      {FIGURES.map(([label, name]) => (
        <Figure key={name} label={label} value={data[name].toLocaleString()} />
      ))}
      <Figure
        label="Storage"
        value={megabytes(data.storage.usedBytes)}
        unit=" MB"
        note={`of ${megabytes(data.storage.limitBytes)} MB`}
      />
    </FiguresStrip>
  );
}

function LoadingFigures() {
  return (
    <SkeletonGroup label="Loading the numbers" className="grid gap-s4 md:grid-cols-4">
      {[...FIGURES.map(([label]) => label), 'Storage'].map((label) => (
        <Skeleton key={label} className="h-[5.6rem] w-full" />
      ))}
    </SkeletonGroup>
  );
}
