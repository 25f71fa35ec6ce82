import type { BiddingStats } from '@bridge-review/api/stats';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { gamesAddress } from '../features/games/games-address.ts';
import { GroupedPanels } from '../features/stats/grouped-panels.tsx';
import { OverTime } from '../features/stats/over-time.tsx';
import { useBiddingStats } from '../features/stats/queries.ts';
import { queryOf, readView, type StatsView } from '../features/stats/stats-address.ts';
import { StatsFigures } from '../features/stats/stats-figures.tsx';
import { StatsFilters } from '../features/stats/stats-filters.tsx';
import { StatsFrame } from '../features/stats/stats-frame.tsx';
import { WhereImpsGo } from '../features/stats/where-imps-go.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { Panel } from '../ui/panel.tsx';

/** One's bidding against par: every figure with how sure it is, and a link to its boards. */
export function StatsPage() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const [opened] = useState(() => new Date());
  const query = useBiddingStats(queryOf(view, opened));
  usePageTitle('Stats');
  const change = ({ period, partner }: StatsView) =>
    setParams({ ...(period !== '' && { period }), ...(partner !== '' && { partner }) }, { replace: true });
  return (
    <StatsFrame current="bidding" what="stats" query={query}>
      {(stats) => <Loaded stats={stats} view={view} onChange={change} />}
    </StatsFrame>
  );
}

interface LoadedProps {
  stats: BiddingStats;
  view: StatsView;
  onChange: (view: StatsView) => void;
}

function Loaded({ stats, view, onChange }: LoadedProps) {
  const isFiltered = view.period !== '' || view.partner !== '';
  if (stats.accuracy.boards === 0 && !isFiltered) return <NothingJudged />;
  return (
    <>
      <StatsFilters stats={stats} view={view} onChange={onChange} />
      {stats.accuracy.boards === 0 ? (
        <EmptyState mark={false} title="No boards here">
          No finished auction lies in this period, or was bid with this partner.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
          <StatsFigures stats={stats} view={view} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-s5 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
            <OverTime stats={stats} view={view} />
            <WhereImpsGo stats={stats} view={view} />
          </div>
          <GroupedPanels stats={stats} view={view} />
          {stats.isCut && (
            <p className="text-sm text-ink-3">
              These are your latest boards. Older ones are not counted here.
            </p>
          )}
        </div>
      )}
    </>
  );
}

function NothingJudged() {
  return (
    <Panel>
      <EmptyState title="Nothing to judge yet" action={<Link href={gamesAddress()}>Go to the games</Link>}>
        Mark a game as played and record how you bid its boards: each finished auction is compared with par.
      </EmptyState>
    </Panel>
  );
}
