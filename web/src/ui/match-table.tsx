import type { ContractText } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { Link } from './link.tsx';
import { boardUnit, type TeamUnit } from './team-unit.ts';

/** What one table of a match made of a board. A text that is not known is empty. */
interface MatchCell {
  contract: ContractText | null;
  declarer: Seat | '';
  result: string;
  /** Of North and South. */
  score: string;
  /** In place of contract and score. */
  adjusted: string;
}

export interface MatchLine {
  key: string;
  board: number;
  href: string;
  /** Null where the board was not played there. */
  tables: readonly [MatchCell | null, MatchCell | null];
  /** IMPs, or points, to each team; empty for the one that won none. */
  won: readonly [string, string];
  /** After the board, as '22–40'. */
  running: string;
  counts: boolean;
}

export interface MatchTableProps {
  caption: string;
  unit: TeamUnit;
  teams: readonly [string, string];
  /** What the tables are called at which each team sat North–South, if the file tells. */
  rooms: readonly [string, string] | null;
  lines: readonly MatchLine[];
  sum: readonly [string, string];
}

const HEAD =
  'px-[0.3rem] pt-[0.5rem] pb-[0.4rem] align-bottom text-xs leading-tight font-semibold text-ink-3 @min-[40rem]:px-[0.5rem]';
const CELL = 'h-[2.9rem] border-t border-line px-[0.3rem] py-[0.3rem] leading-snug @min-[40rem]:px-[0.5rem]';
const FIRST = 'pl-s4 sm:pl-panel @min-[40rem]:pl-panel';
const LAST = '@min-[40rem]:pr-panel';
/** What leaves first where the room is narrow. */
const WIDE = '@max-[40rem]:hidden';
/** A long name is cut off in the head; the score above has it in full. */
const NAME = 'truncate';
const IMPS = 'text-right text-lg font-semibold';
const IMPS_WIDTHS = ['w-[3.3rem] @min-[40rem]:w-[5.5rem]', 'w-[4.1rem] @min-[40rem]:w-[5.5rem]'];

/** A match board by board, both rooms side by side. The whole row is a link to the board. */
export function MatchTable({ caption, unit, teams, rooms, lines, sum }: MatchTableProps) {
  return (
    <div className="@container min-w-0">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, FIRST, 'w-[4rem] text-left sm:w-[5rem]')}>
              Board
            </th>
            {teams.map((team, index) => (
              <th key={team} scope="col" className={cx(HEAD, 'text-left wrap-anywhere')}>
                {rooms && <span className="block">{rooms[index]} </span>}
                <span className={cx(rooms && 'font-regular')}>N–S {team}</span>
              </th>
            ))}
            {teams.map((team, index) => (
              <th
                key={team}
                scope="col"
                className={cx(
                  HEAD,
                  NAME,
                  IMPS_WIDTHS[index],
                  'text-right',
                  index === 1 && '@max-[40rem]:pr-s4',
                )}
              >
                {team}
              </th>
            ))}
            <th scope="col" className={cx(HEAD, WIDE, LAST, 'w-[7rem] text-right')}>
              Running
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.key}
              className={cx('relative isolate hover:bg-hover', !line.counts && 'text-ink-3 italic')}
            >
              <th scope="row" className={cx(CELL, FIRST, 'text-left font-semibold')}>
                <Link
                  tone="row"
                  href={line.href}
                  className="outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
                >
                  <span className="sr-only">Board </span>
                  {line.board}
                </Link>
              </th>
              {line.tables.map((table, index) => (
                <td key={teams[index]} className={CELL}>
                  <Outcome table={table} />
                </td>
              ))}
              {line.won.map((won, index) => (
                <td
                  key={teams[index]}
                  className={cx(
                    CELL,
                    IMPS,
                    index === 1 && '@max-[40rem]:pr-s4',
                    !line.counts && 'font-regular',
                  )}
                >
                  {won}
                </td>
              ))}
              <td className={cx(CELL, WIDE, LAST, 'text-right text-sm whitespace-nowrap text-ink-3')}>
                {line.running}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-sunk">
            <th scope="row" colSpan={3} className={cx(CELL, FIRST, 'text-left font-semibold')}>
              {boardUnit(unit)} on these boards
            </th>
            {sum.map((imps, index) => (
              <td key={teams[index]} className={cx(CELL, IMPS, index === 1 && '@max-[40rem]:pr-s4')}>
                {imps}
              </td>
            ))}
            <td className={cx(CELL, WIDE, LAST, 'text-right text-sm whitespace-nowrap text-ink-3')}>
              {lines.at(-1)?.running}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** On a phone the score stands below the contract. */
function Outcome({ table }: { table: MatchCell | null }) {
  if (table === null) return <span className="text-sm text-ink-3">not played</span>;
  if (table.adjusted !== '') return <span className="italic">{table.adjusted}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-s2 @min-[40rem]:justify-between @min-[40rem]:pr-s5">
      <span className="whitespace-nowrap">
        {table.contract === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <>
            <Contract contract={table.contract} className="text-[1.06rem]" />{' '}
            <span className="text-[0.9em] text-ink-3">{table.declarer}</span> {table.result}
          </>
        )}
      </span>
      <span className="text-sm text-ink-2 @min-[40rem]:text-md">{table.score}</span>
    </span>
  );
}
