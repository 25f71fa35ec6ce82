import { cx } from './cx.ts';

export interface ChangeRow {
  /** 'Results' */
  readonly what: string;
  readonly now: string;
  readonly later: string;
  /** Whether it changes. */
  readonly isNew: boolean;
}

/** What something is now, and what it would be. */
export function ChangeTable({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <div className="border-y border-line bg-surface px-s4 pb-[0.4rem]">
      <table className="w-full">
        <thead className="text-sm text-ink-3">
          <tr>
            <th scope="col" className="py-[0.3rem] pr-s3 text-left font-semibold">
              What would change
            </th>
            <th scope="col" className="px-s3 py-[0.3rem] text-right font-semibold">
              Now
            </th>
            <th scope="col" className="py-[0.3rem] pl-s3 text-right font-semibold">
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, now, later, isNew }) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="py-[0.4rem] pr-s3 text-left font-regular">
                {what}
              </th>
              <td className="px-s3 py-[0.4rem] text-right whitespace-nowrap">{now}</td>
              <td className={cx('py-[0.4rem] pl-s3 text-right', isNew && 'font-semibold text-green')}>
                {later}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
