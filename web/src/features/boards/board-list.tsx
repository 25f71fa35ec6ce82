import { counted } from '@bridge-review/bridge/counted';
import { type CSSProperties, type FocusEvent, memo, useMemo, useRef, useState } from 'react';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TABLE_ROLES } from '../../ui/table-roles.ts';
import { useMedia } from '../../ui/use-media.ts';
import { drawnRows, useRowWindow } from '../../ui/use-row-window.ts';
import { BoardNumber } from './board-cells.tsx';
import { type Column, narrowColumns, wideColumns } from './board-columns.tsx';
import type { BoardRow } from './board-row.ts';
import { type Filter, type Sort, firstSort, usualSort } from './board-view.ts';
import { SortHead } from './sort-head.tsx';

/** Below a tablet's width the columns would touch. */
const TWO_LINES = '(max-width: 47.99rem)';

export interface BoardListProps {
  rows: readonly BoardRow[];
  filter: Filter;
  /** Null for the usual order of the filter. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

/**
 * A table to work with: a row a board, each a link. Of a long one only the rows near the window are drawn. Its roles
 * are spelled out, since a row of two lines is laid out as a grid, and some browsers then forget that it is a table.
 */
export function BoardList({ rows, filter, sort, onSort }: BoardListProps) {
  const isNarrow = useMedia(TWO_LINES);
  const columns = useMemo(() => (isNarrow ? narrowColumns(rows) : wideColumns(rows)), [isNarrow, rows]);
  const now = sort ?? usualSort(filter);
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const drawn = drawnRows(useRowWindow(body, rows.length), rows.length, focused);
  const keepFocused = {
    onFocus: ({ target }: FocusEvent) => setFocused(indexOf(target)),
    onBlur: () => setFocused(null),
  };
  return (
    <div className="board-list" data-lines={isNarrow ? 2 : 1}>
      {isNarrow && <SortChoice columns={wideColumns(rows)} sort={now} onSort={onSort} />}
      <table {...TABLE_ROLES.table} aria-rowcount={rows.length + 1}>
        <caption className="sr-only">Boards</caption>
        <thead {...TABLE_ROLES.group} className={isNarrow ? 'sr-only' : undefined}>
          <tr {...TABLE_ROLES.row} aria-rowindex={1}>
            {columns.map((column) => (
              <SortHead key={column.label} column={column} sort={now} {...(!isNarrow && { onSort })} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...TABLE_ROLES.group} {...keepFocused}>
          {drawn.map((one) => {
            if ('gap' in one) return <Gap key={`gap ${one.before}`} rows={one.gap} />;
            const row = rows[one.row];
            return row && <Row key={row.hand.id} index={one.row} row={row} columns={columns} />;
          })}
        </tbody>
        <Foot rows={rows} columns={columns} />
      </table>
    </div>
  );
}

const indexOf = (element: Element): number | null => {
  const index = element.closest('tr')?.dataset['index'];
  return index === undefined ? null : Number(index);
};

interface RowProps {
  index: number;
  row: BoardRow;
  columns: readonly Column[];
}

const Row = memo(function Row({ index, row, columns }: RowProps) {
  return (
    <tr {...TABLE_ROLES.row} aria-rowindex={index + 2} data-index={index}>
      <th {...TABLE_ROLES.rowHeader} scope="row">
        <BoardNumber hand={row.hand} />
      </th>
      {columns.slice(1).map(({ label, className, end, cell }) => (
        <td key={label} {...TABLE_ROLES.cell} className={className} {...(end && { 'data-side': 'end' })}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
});

/** As high as the rows that are left out. */
const Gap = ({ rows }: { rows: number }) => (
  <tr aria-hidden className="board-list-gap" style={{ '--rows': rows } as CSSProperties} />
);

function Foot({ rows, columns }: { rows: readonly BoardRow[]; columns: readonly Column[] }) {
  return (
    <tfoot {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        {columns.map(({ label, className, end, foot }, index) => (
          <td key={label} {...TABLE_ROLES.cell} className={className} {...(end && { 'data-side': 'end' })}>
            {index === 0 ? counted(rows.length, 'board') : foot?.(rows)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface SortChoiceProps {
  columns: readonly Column[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** For rows of two lines, which have no heads to press. */
function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  return (
    <div className="mb-s2 flex items-center gap-s2 text-sm text-ink-2">
      <span aria-hidden>Sort by</span>
      <NativeSelect
        aria-label="Sort by"
        options={columns.flatMap(({ sort: value, label }) => (value === null ? [] : [{ value, label }]))}
        value={sort.key}
        onValueChange={(key) => onSort(firstSort(key))}
        className="flex-1"
      />
    </div>
  );
}
