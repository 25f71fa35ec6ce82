import type { Key, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface TableColumn<Row> {
  /** Also the label of each value when the rows are stacked. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  align?: 'start' | 'end';
  /** The column that names the row. */
  names?: boolean;
  /** For a column of buttons: its header is for screen readers only. */
  headerHidden?: boolean;
  className?: string;
}

export interface TableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Where the room is narrow: `fit` keeps the columns, for few and short ones; `stack` sets each row as a list. */
  narrow?: 'fit' | 'stack';
  className?: string;
}

const ROWGROUP = { role: 'rowgroup' };
const ROW = { role: 'row' };

/**
 * Ruled rows, no boxes. A table that may be stacked spells out its roles: laid out as blocks, some browsers forget
 * that it is one.
 */
export function Table<Row>({ caption, columns, rows, rowKey, narrow = 'fit', className }: TableProps<Row>) {
  const stack = narrow === 'stack';
  return (
    <div className={cx('@container min-w-0', className)}>
      <table
        {...(stack && { role: 'table' })}
        className={cx('w-full border-collapse', stack && '@max-[42rem]:block')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...(stack && ROWGROUP)} className={cx(stack && '@max-[42rem]:sr-only')}>
          <tr {...(stack && ROW)}>
            {columns.map((column) => (
              <th
                key={column.header}
                {...(stack && { role: 'columnheader' })}
                scope="col"
                className={cx(
                  'pr-s3 pb-[0.4rem] text-xs leading-snug font-semibold text-ink-3 last:pr-0',
                  column.align === 'end' ? 'text-right' : 'text-left',
                )}
              >
                {column.headerHidden ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...(stack && ROWGROUP)} className={cx(stack && '@max-[42rem]:block')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...(stack && ROW)}
              className={cx(
                'border-t border-line',
                stack && '@max-[42rem]:block @max-[42rem]:py-s3 @max-[42rem]:first:border-t-0',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} stack={stack} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row, stack }: { column: TableColumn<Row>; row: Row; stack: boolean }) {
  const Tag = column.names ? 'th' : 'td';
  const content = column.cell(row);
  return (
    <Tag
      {...(column.names && { scope: 'row' })}
      {...(stack && { role: column.names ? 'rowheader' : 'cell' })}
      className={cx(
        'py-[0.55rem] pr-s3 font-regular last:pr-0',
        column.align === 'end' ? 'text-right' : 'text-left',
        stack && '@max-[42rem]:block @max-[42rem]:py-[0.15rem] @max-[42rem]:pr-0 @max-[42rem]:text-left',
        column.className,
      )}
    >
      {stack && !column.names && !column.headerHidden ? (
        <div className="@max-[42rem]:grid @max-[42rem]:grid-cols-[6.5rem_minmax(0,1fr)] @max-[42rem]:items-baseline">
          <span aria-hidden className="hidden text-sm text-ink-3 @max-[42rem]:inline">
            {column.header}
          </span>
          <div>{content}</div>
        </div>
      ) : (
        content
      )}
    </Tag>
  );
}
