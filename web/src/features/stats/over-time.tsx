import type { BiddingStats } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { TrendPlot } from '../../ui/trend-plot.tsx';
import { boardsAddress, type StatsView } from './stats-address.ts';
import { undatedText } from './stats-text.ts';
import { TrendLists } from './trend-lists.tsx';
import { lastMonthText, monthsText, trendText } from './trend-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export function OverTime({ stats, view }: { stats: BiddingStats; view: StatsView }) {
  const { history, months, undatedGames } = stats;
  return (
    <Panel title="Over time" note="each ring a game, larger with more boards; press one for its boards">
      {history.length === 0 ? (
        <PanelBody className="text-ink-2">No game with a known date.</PanelBody>
      ) : (
        <PanelBody>
          <TrendPlot
            label={trendText(stats)}
            last={lastMonthText(stats)}
            games={history.map(({ gameId, title, date, boards, accuracy }) => ({
              key: gameId,
              day: dayNumber(date),
              value: accuracy,
              boards,
              text: `${title}, ${formatDate(calendarDay(date))}: ${Math.round(accuracy)}%, ${counted(boards, 'board')}`,
              href: boardsAddress(view, { game: String(gameId) }),
            }))}
            months={months.map(({ from, month, mean, error, boards }) => ({
              key: month,
              day: (dayNumber(`${from}-15`) + dayNumber(`${month}-15`)) / 2,
              name: monthsText(from, month),
              mean,
              error,
              boards,
            }))}
          />
          <TrendLists stats={stats} view={view} />
        </PanelBody>
      )}
      <PanelFooter>
        100% is par. Every 4 IMPs short of par halve the figure.{' '}
        {undatedGames > 0 && undatedText(undatedGames)}
      </PanelFooter>
    </Panel>
  );
}
