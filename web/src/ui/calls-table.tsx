import type { ContractText } from '@bridge-review/bridge/contract';
import type { CallName } from './call.tsx';
import { Call } from './call.tsx';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CallsRow {
  call: CallName;
  /** At the table, or in the pair's own auction. */
  isMade: boolean;
  /** Where it leads: `4HX`, `Pass` when passed out. */
  contract: ContractText;
  by: string | undefined;
  /** 'makes 64%'; empty for a board that is passed out. */
  chance: string;
  score: string;
  scoreError: string;
  /** Against the call with the highest mean score; null for that call. */
  imps: string | null;
  impsError: string;
}

interface CallsTableProps {
  caption: string;
  groups: readonly { title: string; rows: readonly CallsRow[] }[];
}

const HEAD = 'pb-[0.3rem] text-xs leading-tight font-semibold text-ink-3 align-bottom';
const CELL = 'border-t border-line py-[0.35rem]';

/** A row for each call: where it leads, its mean score, and IMPs against the best of them. */
export function CallsTable({ caption, groups }: CallsTableProps) {
  return (
    <table className="w-full border-collapse [font-variant-numeric:lining-nums_tabular-nums]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(HEAD, 'w-[5.5rem] text-left')}>
            Call
          </th>
          <th scope="col" className={cx(HEAD, 'text-left')}>
            Leads to
          </th>
          <th scope="col" className={cx(HEAD, 'w-[4.6rem] pl-s2 text-right')}>
            Mean score
          </th>
          <th scope="col" className={cx(HEAD, 'w-[4.6rem] pl-s2 text-right')}>
            IMPs vs best
          </th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={4}
              className="border-t border-line pt-[0.5rem] pb-[0.25rem] text-left text-xs font-semibold text-ink-2"
            >
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <CallsRows key={row.call} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function CallsRows({ row }: { row: CallsRow }) {
  const { isMade } = row;
  return (
    <tr className={cx(isMade && 'bg-green-soft')}>
      <th
        scope="row"
        className={cx(
          CELL,
          'pl-s2 text-left font-regular',
          isMade && 'shadow-[inset_3px_0_0_var(--color-green)]',
        )}
      >
        <Call call={row.call} className="text-lg leading-tight" />
        {isMade && <span className="block text-xs leading-tight font-semibold text-green">made</span>}
      </th>
      <td className={CELL}>
        <Contract contract={row.contract} by={row.by} />
        {row.chance !== '' && <span className="block text-xs leading-tight text-ink-3">{row.chance}</span>}
      </td>
      <td className={cx(CELL, 'text-right')}>
        {row.score} <Reach of={row.scoreError} />
      </td>
      <td className={cx(CELL, 'pr-s1 text-right font-semibold')}>
        {row.imps === null ? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>highest mean score</VisuallyHidden>
          </>
        ) : (
          <>
            {row.imps} <Reach of={row.impsError} />
          </>
        )}
      </td>
    </tr>
  );
}

const Reach = ({ of: words }: { of: string }) =>
  words === '' ? null : <span className="block text-xs leading-tight font-regular text-ink-3">{words}</span>;
