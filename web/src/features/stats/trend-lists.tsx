import type { BiddingStats } from '@bridge-review/api/stats';
import { useState } from 'react';
import { DotRows } from '../../ui/dot-rows.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { boardsAddress, type StatsView } from './stats-address.ts';
import { isFew } from './stats-text.ts';
import { monthsText } from './trend-text.ts';

/** What the curve shows, row by row: for whoever cannot hit a ring. */
export function TrendLists({ stats, view }: { stats: BiddingStats; view: StatsView }) {
  // Up to 500 rows, which few look at.
  const [isOpen, setIsOpen] = useState(false);
  const own = stats.accuracy.mean;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="w-fit min-h-tap content-center font-semibold text-ink-2">
        Month by month, game by game
      </summary>
      {isOpen && (
        <div className="grid gap-s5 py-s2">
          {stats.months.length > 0 && (
            <DotRows
              head="Month"
              label="Bidding accuracy by month"
              own={own}
              rows={stats.months
                .map(({ from, month, ...row }) => ({
                  ...row,
                  key: month,
                  name: monthsText(from, month),
                  href: boardsAddress(view, { fromMonth: from, toMonth: month }),
                  few: isFew(row),
                }))
                .toReversed()}
            />
          )}
          <DotRows
            head="Game"
            label="Bidding accuracy by game"
            own={own}
            rows={stats.history
              .map(({ gameId, title, date, boards, accuracy }) => ({
                key: String(gameId),
                name: (
                  <>
                    {title} <small>{formatDate(calendarDay(date))}</small>
                  </>
                ),
                boards,
                mean: accuracy,
                error: null,
                href: boardsAddress(view, { game: String(gameId) }),
                few: false,
              }))
              .toReversed()}
          />
        </div>
      )}
    </details>
  );
}
