import { paths } from '@bridge-review/api/page-paths';
import { seatName } from '@bridge-review/bridge/seat';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { BACK } from '../base/scroll-restoration.ts';
import { fieldQueryOf, readFieldView } from '../features/field/field-address.ts';
import {
  KIND_TEXT,
  LEAD_TEXT,
  MEASURE_NAMES,
  roleText,
  SCALES,
  STRAIN_TEXT,
} from '../features/field/field-text.ts';
import { useFieldBoards } from '../features/field/queries.ts';
import { readFieldGroup } from '../features/field/read-field-group.ts';
import { madeText, signed } from '../features/hands/table-text.ts';
import { BoardsBehind } from '../features/stats/boards-behind.tsx';
import { PERIODS } from '../features/stats/stats-address.ts';
import { monthsText } from '../features/stats/trend-text.ts';
import { BoardLines } from '../ui/board-lines.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** The boards behind a figure of the results, the latest first. */
export function StatsResultsBoardsPage() {
  const [params] = useSearchParams();
  const [opened] = useState(() => new Date());
  const view = readFieldView(params);
  const measure = view.measure === '' ? 'percent' : view.measure;
  const group = readFieldGroup(params);
  const boards = useFieldBoards({ ...fieldQueryOf(view, opened), ...group, measure });
  usePageTitle('Boards');
  return (
    <>
      <PageHead
        back={{ href: paths.results, label: 'Back to results', state: BACK }}
        title="Boards"
        meta={[
          MEASURE_NAMES[measure],
          view.role !== '' && roleText({ role: view.role, by: group.by ?? null }),
          ...groupWords(group),
          view.partner !== '' && 'with one partner',
          view.period !== '' && PERIODS.find(({ value }) => value === view.period)?.label.toLowerCase(),
        ]}
      />
      <BoardsBehind boards={boards} none="The results may have changed since.">
        {(rows) => (
          <BoardLines
            label="Boards"
            boards={rows.map((row) => ({
              href: paths.hand(row.handId),
              board: row.boardNumber,
              game: row.title,
              contract: row.contract,
              by: row.declarer === null ? undefined : seatName(row.declarer),
              note: madeText(row, 'short'),
              figure: <b className="text-right">{SCALES[measure].meanText(row.value)}</b>,
              figureNote: `${signed(row.side === 'NS' ? row.scoreNS : -row.scoreNS)} points`,
            }))}
          />
        )}
      </BoardsBehind>
    </>
  );
}

const groupWords = ({ kind, strain, lead, level, fromMonth, toMonth }: ReturnType<typeof readFieldGroup>) => [
  kind && KIND_TEXT[kind],
  level && `Level ${level}`,
  strain && STRAIN_TEXT[strain],
  lead && `Your lead: ${LEAD_TEXT[lead].toLowerCase()}`,
  fromMonth && toMonth && monthsText(fromMonth, toMonth),
];
