import type { ContractText } from '@bridge-review/bridge/contract';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { type Interval, OddsBar } from './odds-bar.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface OddsRow {
  /** As `4HX`, `3NT`. */
  contract: ContractText;
  /** 'by North'; 'by either'. */
  by: string;
  /** Such as best, yours. */
  tags: readonly string[];
  best: boolean;
  /** From 0 to 1. */
  chance: Interval;
  chanceText: string;
  /** Both in words: '+412', '±38'. */
  score: string;
  scoreError: string;
  imps: string;
  impsError: string;
  loses: boolean;
}

const HEAD = 'pb-[0.3rem] text-xs leading-tight font-semibold text-ink-3 align-bottom';
const CELL = 'border-t border-line py-[0.35rem]';

/** One row a contract: its chance as a bar with its 95% whisker and a dotted half, then score and IMPs. */
export function OddsTable({ caption, rows }: { caption: string; rows: readonly OddsRow[] }) {
  return (
    <table className="w-full border-collapse [font-variant-numeric:lining-nums_tabular-nums]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(HEAD, 'w-[5.2rem] text-left max-sm:w-[4.1rem]')}>
            Contract
          </th>
          <th scope="col" colSpan={2} className={cx(HEAD, 'text-left')}>
            Chance to make
          </th>
          <th scope="col" className={cx(HEAD, 'w-[5.2rem] pl-s2 text-right max-sm:w-[3.6rem]')}>
            Mean score
          </th>
          <th scope="col" className={cx(HEAD, 'w-[5.2rem] pl-s2 text-right max-sm:w-[3.4rem]')}>
            IMPs vs best
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.contract}>
            <th scope="row" className={cx(CELL, 'text-left font-regular')}>
              <Contract contract={row.contract} className="text-lg leading-tight" />{' '}
              <span className="block text-xs leading-tight text-ink-3">{row.by}</span>{' '}
              {row.tags.length > 0 && (
                <span
                  className={cx(
                    'block text-xs leading-tight font-semibold',
                    row.best ? 'text-green' : 'text-ink',
                  )}
                >
                  {row.tags.join(', ')}
                </span>
              )}
            </th>
            <td className={cx(CELL, 'min-w-[3rem]')}>
              <OddsBar chance={row.chance} best={row.best} />
            </td>
            <td
              className={cx(CELL, 'w-[3.8rem] pl-s2 text-right font-semibold max-sm:w-[3rem] max-sm:pl-s1')}
            >
              {row.chanceText}
              <VisuallyHidden>
                , between {percent(row.chance.low)} and {percent(row.chance.high)}
              </VisuallyHidden>
            </td>
            <td className={cx(CELL, 'text-right')}>
              {row.score}
              <Error of={row.scoreError} />
            </td>
            <td className={cx(CELL, 'text-right font-semibold', row.loses && 'text-red')}>
              {row.imps}
              <Error of={row.impsError} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Error({ of: words }: { of: string }) {
  return words === '' ? null : (
    <span className="block text-xs leading-tight font-regular text-ink-3">{words}</span>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
