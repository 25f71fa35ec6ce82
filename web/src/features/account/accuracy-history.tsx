import type { AccuracyHistory as History } from '@bridge-review/api/analysis';
import { counted, plural } from '@bridge-review/bridge/counted';
import { errorMessage } from '../../base/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { JudgedBoards } from '../../ui/judged-boards.tsx';
import { LinePlot } from '../../ui/line-plot.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { judgedBoard } from '../analysis/game-board.ts';
import { gamesAddress } from '../games/games-address.ts';
import { MEAN_OF, accuracyPoints, datedGames, historyText, lastText } from './accuracy-points.ts';
import { useAccuracyHistory } from './queries.ts';

/** The bidding accuracy of a user's partnerships, game by game, and the boards that cost most. */
export function AccuracyHistory() {
  const { data, isPending, isFetching, error, refetch } = useAccuracyHistory();
  if (isPending) return <LoadingHistory />;
  if (data === undefined) {
    return (
      <Panel title="Accuracy over time">
        <ErrorState
          level={3}
          title="Your accuracy could not be loaded"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error)}
        </ErrorState>
      </Panel>
    );
  }
  return data.games.length === 0 ? <NothingJudged /> : <Loaded history={data} />;
}

function Loaded({ history }: { history: History }) {
  const { worst } = history;
  const games = datedGames(history.games);
  const undated = history.games.length - games.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <Panel
        title="Accuracy over time"
        note={games.length === 1 ? 'per game' : `per game, ${MEAN_OF}-game average`}
      >
        {games.length > 0 && (
          <PanelBody>
            <LinePlot
              label={historyText(games)}
              last={lastText(games.at(-1)!)}
              points={accuracyPoints(games)}
              columns={['Game', 'Accuracy', `${MEAN_OF}-game average`, 'Boards']}
            />
          </PanelBody>
        )}
        <PanelFooter>
          100% is par. Every 4 IMPs short of par halve the figure. Par is the score of best bidding, double
          dummy.
          {undated > 0 &&
            ` ${counted(undated, 'game')} without a date ${plural(undated, 'is', 'are')} not shown.`}
        </PanelFooter>
      </Panel>
      <Panel title="Boards that cost most">
        {worst.length === 0 ? (
          <PanelBody className="text-ink-2">None: you have reached par on every board.</PanelBody>
        ) : (
          <JudgedBoards label="Boards that cost most" boards={worst.map(judgedBoard)} />
        )}
      </Panel>
    </div>
  );
}

function NothingJudged() {
  return (
    <Panel title="Accuracy over time">
      <EmptyState
        level={3}
        title="Nothing to judge yet"
        action={<Link href={gamesAddress()}>Go to the games</Link>}
      >
        Mark a game as played and record how you bid its boards: each finished auction is compared with par.
      </EmptyState>
    </Panel>
  );
}

function LoadingHistory() {
  return (
    <Panel title="Accuracy over time">
      <PanelBody>
        <SkeletonGroup label="Loading your accuracy">
          <Skeleton className="h-[16rem] w-full" />
        </SkeletonGroup>
      </PanelBody>
    </Panel>
  );
}
