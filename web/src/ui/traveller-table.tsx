import type { Card } from '@bridge-review/bridge/card';
import type { ContractText } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import type { ReactNode } from 'react';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { PlayingCard } from './playing-card.tsx';
import { TABLE_ROLES } from './table-roles.ts';

/** One table of a board. A text that is not known is empty. */
export interface TravellerLine {
  key: number;
  NS: { number: string | null; names: ReactNode; own: boolean };
  EW: { number: string | null; names: ReactNode; own: boolean };
  contract: ContractText | null;
  declarer: Seat | '';
  result: string;
  lead: Card | null;
  tricks: string;
  plusNS: string;
  plusEW: string;
  /** In one column, for phones. */
  score: string;
  pointsNS: string;
  pointsEW: string;
  /** 'A60 40', in place of contract and score. */
  adjusted: string;
}

export interface TravellerTableProps {
  caption: string;
  unit: 'percent' | 'imps';
  lines: readonly TravellerLine[];
}

const HEAD =
  'px-[0.5rem] pt-[0.5rem] pb-[0.4rem] align-bottom text-xs leading-tight font-semibold text-ink-3';
const CELL =
  'h-[2.9rem] border-t border-line px-[0.5rem] py-[0.2rem] leading-snug @max-[40rem]:h-auto @max-[40rem]:border-0 @max-[40rem]:p-0';
/** A link of tone `row` in the names covers it. */
const PAIR =
  'relative @max-[40rem]:col-span-full @max-[40rem]:flex @max-[40rem]:items-center @max-[40rem]:pointer-coarse:min-h-tap';
const WIDE = '@max-[40rem]:hidden';
const FIRST = 'pl-s4 sm:pl-panel @max-[40rem]:pl-0';
const LAST = 'pr-s4 sm:pr-panel @max-[40rem]:pr-0';
const GROUP = '@min-[40rem]:border-l @min-[40rem]:border-l-line';

/** As clubs print it. On a phone contract, score and points stand on the first line, the pairs below. */
export function TravellerTable({ caption, unit, lines }: TravellerTableProps) {
  const points = unit === 'percent' ? 'MPs' : 'IMPs';
  return (
    <div className="@container min-w-0">
      <table {...TABLE_ROLES.table} className="w-full border-collapse @max-[40rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...TABLE_ROLES.group} className="@max-[40rem]:sr-only">
          <tr {...TABLE_ROLES.row}>
            <Head className={cx('text-left', FIRST)}>North–South</Head>
            <Head className="text-left">East–West</Head>
            <Head className="text-left">Contract</Head>
            <Head className="text-left">Lead</Head>
            <Head className="text-center">Tricks</Head>
            <Head className={cx('text-right', GROUP)}>
              N–S
              <br />
              plus
            </Head>
            <Head className="text-right">
              E–W
              <br />
              plus
            </Head>
            <Head className={cx('text-right', GROUP)}>
              N–S
              <br />
              {points}
            </Head>
            <Head className={cx('text-right', LAST)}>
              E–W
              <br />
              {points}
            </Head>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group} className="@max-[40rem]:block">
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th {...TABLE_ROLES.columnHeader} scope="col" className={cx(HEAD, className)}>
      {children}
    </th>
  );
}

function Line({ line }: { line: TravellerLine }) {
  const own = line.NS.own || line.EW.own;
  return (
    <tr
      {...TABLE_ROLES.row}
      data-own={own || undefined}
      className={cx(
        'forced-colors:data-own:outline-2 forced-colors:data-own:-outline-offset-2',
        '@max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(0,1fr)_4.4rem_3.6rem] @max-[40rem]:gap-x-s2 @max-[40rem]:border-t @max-[40rem]:border-line @max-[40rem]:px-s4 @max-[40rem]:py-s2',
        own && 'bg-green-soft shadow-[inset_4px_0_0_var(--color-green)]',
        line.adjusted !== '' && 'text-ink-2 italic',
      )}
    >
      <th
        {...TABLE_ROLES.rowHeader}
        scope="row"
        className={cx(CELL, FIRST, PAIR, 'text-left font-regular @max-[40rem]:row-start-2')}
      >
        <Pair {...line.NS} />
      </th>
      <td {...TABLE_ROLES.cell} className={cx(CELL, PAIR, '@max-[40rem]:row-start-3')}>
        <Pair {...line.EW} />
      </td>
      <td {...TABLE_ROLES.cell} className={cx(CELL, 'whitespace-nowrap @max-[40rem]:row-start-1')}>
        {line.contract !== null ? (
          <>
            <Contract contract={line.contract} className="text-[1.06rem]" />{' '}
            <span className="text-[0.9em] text-ink-3">{line.declarer}</span>
            <span className="@min-[40rem]:hidden"> {line.result}</span>
          </>
        ) : (
          line.adjusted || <Dash />
        )}
      </td>
      <td {...TABLE_ROLES.cell} className={cx(CELL, WIDE)}>
        {line.lead ? <PlayingCard card={line.lead} /> : <Dash />}
      </td>
      <td {...TABLE_ROLES.cell} className={cx(CELL, WIDE, 'text-center')}>
        {line.tricks || <Dash />}
      </td>
      <td {...TABLE_ROLES.cell} className={cx(CELL, WIDE, GROUP, 'text-right font-semibold')}>
        {line.plusNS}
      </td>
      <td
        {...TABLE_ROLES.cell}
        className={cx(CELL, 'text-right font-semibold @max-[40rem]:col-start-2 @max-[40rem]:row-start-1')}
      >
        <span className={WIDE}>{line.plusEW}</span>
        <span className="@min-[40rem]:hidden">{line.score}</span>
      </td>
      <td
        {...TABLE_ROLES.cell}
        className={cx(
          CELL,
          GROUP,
          'text-right @max-[40rem]:col-start-3 @max-[40rem]:row-start-1 @max-[40rem]:font-semibold',
        )}
      >
        {line.pointsNS || <Dash />}
      </td>
      <td {...TABLE_ROLES.cell} className={cx(CELL, WIDE, LAST, 'text-right')}>
        {line.pointsEW || <Dash />}
      </td>
    </tr>
  );
}

function Pair({ number, names, own }: TravellerLine['NS']) {
  return (
    <span className="text-sm wrap-anywhere">
      {number !== null && <small className="mr-[0.3rem] text-xs text-ink-3">{number}</small>}
      {names}
      {own && <b className="ml-[0.3rem] text-green"> you</b>}
    </span>
  );
}

const Dash = () => <span className="text-ink-3">–</span>;
