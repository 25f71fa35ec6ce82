import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TABLE_ROLES } from '../../ui/table-roles.ts';
import type { Column } from './board-columns.tsx';
import { type Sort, firstSort } from './board-view.ts';

export interface SortHeadProps {
  column: Column;
  sort: Sort;
  /** Absent where the list is sorted by other means. */
  onSort?: (sort: Sort) => void;
}

/** The head of a column. Pressed once it sorts by the column, pressed again the other way round. */
export function SortHead({ column, sort, onSort }: SortHeadProps) {
  const { label, sort: key, headHidden = false, className, width, end = false } = column;
  const isSorted = sort.key === key;
  return (
    <th
      {...TABLE_ROLES.columnHeader}
      scope="col"
      {...(isSorted && { 'aria-sort': sort.descending ? ('descending' as const) : ('ascending' as const) })}
      {...(end && { 'data-side': 'end' })}
      className={className}
      style={{ '--width': width } as CSSProperties}
    >
      {onSort === undefined || key === null ? (
        <span className={headHidden ? 'sr-only' : undefined}>{label}</span>
      ) : (
        <button
          type="button"
          onClick={() => onSort(isSorted ? { key, descending: !sort.descending } : firstSort(key))}
        >
          {label}
          {isSorted && (
            <Icon
              of={sort.descending ? ArrowDown : ArrowUp}
              className="ml-[0.2em] inline-block align-[-0.2em] text-green"
            />
          )}
        </button>
      )}
    </th>
  );
}
