import { paths } from '@bridge-review/api/page-paths';
import type { StatsBoard } from '@bridge-review/api/stats';
import { seatName } from '@bridge-review/bridge/seat';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { BACK } from '../base/scroll-restoration.ts';
import { fairTitle } from '../features/analysis/fair-text.ts';
import { judgedBoard } from '../features/analysis/game-board.ts';
import { SIDE_TEXT } from '../features/bidding/side-of-record.ts';
import { BoardsBehind } from '../features/stats/boards-behind.tsx';
import { useStatsBoards } from '../features/stats/queries.ts';
import { readStatsGroup } from '../features/stats/read-stats-group.ts';
import { PERIODS, queryOf, readView } from '../features/stats/stats-address.ts';
import { KIND_NAMES, verdictName } from '../features/stats/stats-text.ts';
import { monthsText } from '../features/stats/trend-text.ts';
import { type BoardLine, BoardLines } from '../ui/board-lines.tsx';
import { JudgedBoards } from '../ui/judged-boards.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** The boards behind a figure of the stats, the latest first. */
export function StatsBoardsPage() {
  const [params] = useSearchParams();
  const [opened] = useState(() => new Date());
  const view = readView(params);
  const group = readStatsGroup(params);
  const boards = useStatsBoards({ ...queryOf(view, opened), ...group });
  const title = boards.data?.pages[0]?.rows[0]?.title;
  usePageTitle('Boards');
  return (
    <>
      <PageHead
        back={{ href: paths.stats, label: 'Back to stats', state: BACK }}
        title="Boards"
        meta={[
          group.game !== undefined && title,
          ...groupWords(group),
          view.partner !== '' && 'with one partner',
          view.period !== '' && PERIODS.find(({ value }) => value === view.period)?.label.toLowerCase(),
        ]}
      />
      <BoardsBehind boards={boards} none="They may have been bid again since.">
        {(rows) =>
          group.fair ? (
            <BoardLines label="Boards" boards={rows.flatMap(fairBoard)} />
          ) : (
            <JudgedBoards label="Boards" boards={rows.map(judgedBoard)} />
          )
        }
      </BoardsBehind>
    </>
  );
}

/** As a row whose figure is what the contract was worth on what the pair knew. */
function fairBoard({ fair, ...record }: StatsBoard): BoardLine[] {
  if (fair === null) return [];
  const { href, board, game, contract, by } = judgedBoard({ ...record, fair });
  return [
    {
      href,
      board,
      ...(game !== undefined && { game }),
      contract,
      by,
      note: fairTitle(fair),
      figure: <b className="text-right">{Math.round(fair.accuracy)}%</b>,
      figureNote: `${Math.round(record.accuracy)}% as the cards lie`,
    },
  ];
}

const groupWords = ({
  side,
  seat,
  kind,
  verdict,
  fair,
  fromMonth,
  toMonth,
}: ReturnType<typeof readStatsGroup>) => [
  side && SIDE_TEXT[side],
  seat && seatName(seat),
  kind && KIND_NAMES[kind],
  verdict && verdictName(verdict),
  fair && 'On what you knew',
  fromMonth && toMonth && monthsText(fromMonth, toMonth),
];
