import type { FieldStats } from '@bridge-review/api/field';
import { counted, plural } from '@bridge-review/bridge/counted';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { fieldQueryOf, type FieldView, readFieldView } from '../features/field/field-address.ts';
import { FieldFigures } from '../features/field/field-figures.tsx';
import { FieldFilters } from '../features/field/field-filters.tsx';
import { FieldPanels } from '../features/field/field-panels.tsx';
import { useFieldStats } from '../features/field/queries.ts';
import { gamesAddress } from '../features/games/games-address.ts';
import { StatsFrame } from '../features/stats/stats-frame.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';

/** One's results against the field and against double dummy: every figure with how sure it is, and a link to its boards. */
export function StatsResultsPage() {
  const [params, setParams] = useSearchParams();
  const view = readFieldView(params);
  const [opened] = useState(() => new Date());
  const query = useFieldStats(fieldQueryOf(view, opened));
  usePageTitle('Results, Stats');
  const change = (next: FieldView) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
      replace: true,
    });
  return (
    <StatsFrame current="results" what="results" query={query}>
      {(stats) => <Loaded stats={stats} view={view} onChange={change} />}
    </StatsFrame>
  );
}

interface LoadedProps {
  stats: FieldStats;
  view: FieldView;
  onChange: (view: FieldView) => void;
}

function Loaded({ stats, view, onChange }: LoadedProps) {
  const { games, waiting, all } = stats;
  const isFiltered = view.period !== '' || view.partner !== '';
  if (games === 0 && waiting === 0 && !isFiltered) return <NothingPlayed />;
  return (
    <>
      {waiting > 0 && (
        <Notice tone="info" className="mb-s4">
          {counted(waiting, 'game')} {plural(waiting, 'is', 'are')} still being compared. The figures update
          by themselves.
        </Notice>
      )}
      <FieldFilters stats={stats} view={view} onChange={onChange} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
        {games > 0 && <FieldFigures stats={stats} view={view} />}
        {all.boards > 0 ? (
          <FieldPanels stats={stats} view={view} />
        ) : (
          <EmptyState mark={false} title="No boards here">
            No board that you played fits these filters.
          </EmptyState>
        )}
        <p className="text-sm text-ink-3">
          Each board is compared with the other tables that played it. Adjusted boards do not count. The
          intervals are 95%; a row with fewer than 20 boards says too little.
        </p>
      </div>
    </>
  );
}

function NothingPlayed() {
  return (
    <Panel>
      <EmptyState title="Nothing to compare yet" action={<Link href={gamesAddress()}>Go to the games</Link>}>
        Mark a game with results as played, and choose your pair. Each board is then compared with the other
        tables and with double dummy.
      </EmptyState>
    </Panel>
  );
}
