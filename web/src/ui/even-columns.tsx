import { Fragment, type ReactElement } from 'react';

export interface PanelOfRows {
  readonly key: string;
  readonly rows: number;
  readonly panel: ReactElement;
}

type Columns = readonly [readonly PanelOfRows[], readonly PanelOfRows[]];

/** Head, foot and the space below a panel, in rows. */
const FRAME_ROWS = 3.6;

const heightOf = (panels: readonly PanelOfRows[]): number =>
  panels.reduce((sum, { rows }) => sum + rows + FRAME_ROWS, 0);

/** Of all ways to break one of these orders in two, the one whose halves differ least. */
function mostEvenSplit(orders: readonly (readonly PanelOfRows[])[]): Columns {
  const unevenness = ([left, right]: Columns): number => Math.abs(heightOf(left) - heightOf(right));
  return orders
    .flatMap((panels) =>
      panels.map((_, index): Columns => [panels.slice(0, index + 1), panels.slice(index + 1)]),
    )
    .reduce((best, columns) => (unevenness(columns) < unevenness(best) ? columns : best));
}

/**
 * Panels in two columns, in one of these orders, so that the columns are nearly of the same height; those of the shorter
 * one grow. In a narrow window they stand below one another.
 */
export const EvenColumns = ({ orders }: { orders: readonly (readonly PanelOfRows[])[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-s5 lg:grid-cols-2">
    {mostEvenSplit(orders).map((panels) => (
      <div key={panels[0]?.key ?? ''} className="flex min-w-0 flex-col gap-s5 empty:hidden *:grow">
        {panels.map(({ key, panel }) => (
          <Fragment key={key}>{panel}</Fragment>
        ))}
      </div>
    ))}
  </div>
);
