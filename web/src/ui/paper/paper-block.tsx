import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** A table on paper, whose rows may go on over pages; its heading is then repeated. */
export interface PaperBlock {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** `<col>` and the cells of the head. */
  readonly columns: ReactNode;
  readonly head: ReactNode;
  /** Each a `tr`, or several that stay together. */
  readonly rows: readonly { readonly key: string; readonly cells: ReactNode }[];
  readonly foot: ReactNode;
  readonly className?: string;
}

export interface PaperBlockTableProps {
  block: PaperBlock;
  /** Which rows; all by default. */
  from?: number;
  to?: number;
}

export function PaperBlockTable({ block, from = 0, to = block.rows.length }: PaperBlockTableProps) {
  const { title, note, columns, head, rows, foot, className } = block;
  return (
    <section className={cx('paper-block', className)} aria-label={title}>
      <header>
        <h2>
          {title}
          {from > 0 && ', continued'}
        </h2>
        <span>{note}</span>
      </header>
      <table>
        <caption className="sr-only">{title}</caption>
        <colgroup>{columns}</colgroup>
        <thead>
          <tr>{head}</tr>
        </thead>
        {rows.slice(from, to).map(({ key, cells }) => (
          <tbody key={key}>{cells}</tbody>
        ))}
      </table>
      {to === rows.length && foot !== null && <footer>{foot}</footer>}
    </section>
  );
}
