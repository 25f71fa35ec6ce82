import type { Stats } from '@bridge-review/api/account';
import { errorMessage } from '../../base/request-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AccuracyHistory } from './accuracy-history.tsx';
import { accuracyFigure } from './accuracy-figure.ts';
import { useStats } from './queries.ts';

export function StatsTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
      <OwnFigures />
      <AccuracyHistory />
    </div>
  );
}

function OwnFigures() {
  const { data, isPending, isFetching, error, refetch } = useStats();
  if (isPending) return <LoadingFigures />;
  if (data === undefined) {
    return (
      <Panel>
        <ErrorState
          title="Your figures could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error)}
        </ErrorState>
      </Panel>
    );
  }
  return <Figures stats={data} />;
}

function Figures({ stats }: { stats: Stats }) {
  const accuracy = accuracyFigure(stats.averageBiddingAccuracy);
  return (
    <FiguresStrip>
      <Figure label="Games Uploaded" value={stats.gamesUploaded.toLocaleString()} note="by you" />
      <Figure
        label="Hands Reviewed"
        value={stats.handsReviewed.toLocaleString()}
        note="bid or commented on"
      />
      <Figure label="Comments Made" value={stats.commentsMade.toLocaleString()} note="on all hands" />
      {accuracy === null ? (
        <Figure label="Bidding Accuracy" value="N/A" words note="nothing to judge yet" />
      ) : (
        <Figure label="Bidding Accuracy" value={accuracy} unit="%">
          <Gauge label="Bidding Accuracy" value={accuracy} className="mt-s2" />
        </Figure>
      )}
    </FiguresStrip>
  );
}

function LoadingFigures() {
  return (
    <SkeletonGroup
      label="Loading your figures"
      className="grid grid-cols-2 gap-px border border-t-2 border-line border-t-rule bg-line md:grid-cols-4"
    >
      {['games', 'hands', 'comments', 'accuracy'].map((figure) => (
        <div key={figure} className="grid gap-s3 bg-surface px-s4 py-s4 sm:px-s5">
          <Skeleton className="h-[0.9rem] w-[8rem]" />
          <Skeleton className="h-[2.2rem] w-[4rem]" />
          <Skeleton className="h-[0.8rem] w-[7rem]" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
