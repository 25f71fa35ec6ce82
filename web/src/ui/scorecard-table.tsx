import type { Card } from '@bridge-review/bridge/card';
import type { ContractText } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import type { ReactNode } from 'react';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { Link } from './link.tsx';
import { MiniBar } from './mini-bar.tsx';
import { PlayingCard } from './playing-card.tsx';
import { TABLE_ROLES } from './table-roles.ts';
import { TableMark } from './table-mark.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A board as a pair played it. A text that is not known is empty. */
export interface ScorecardLine {
  key: string;
  href: string;
  board: number;
  dealer: Seat;
  vulnerability: Vulnerability;
  /** Null for a board that was adjusted or not played. */
  contract: ContractText | null;
  declarer: Seat | '';
  lead: Card | null;
  result: string;
  score: string;
  /** In place of contract and score: 'adjusted, 60%'. */
  adjusted: string;
  points: string;
  /** Percent for the bar; null in IMPs. */
  share: number | null;
  value: string;
  par: string;
  verdict: ReactNode;
  knew: string;
}

/** Boards against one pair. */
export interface ScorecardRound {
  key: string;
  /** 'Round 1, against pair 4'. */
  title: string;
  opponents: ReactNode;
  points: string;
  share: number | null;
  value: string;
  lines: readonly ScorecardLine[];
}

export interface ScorecardTableProps {
  caption: string;
  unit: 'percent' | 'imps';
  /** 'of 16': the top of a board. */
  top: string;
  rounds: readonly ScorecardRound[];
  sum: { name: string; points: string; share: number | null; value: string };
}

type Look = 'board' | 'contract' | 'extra' | 'score' | 'bar' | 'value' | 'par' | 'verdict' | 'knew';

/** On a phone a row is two lines: what was played and what it was worth, then how. */
const CELLS: Readonly<Record<Look, string>> = {
  board: '@max-[40rem]:row-span-2 @max-[40rem]:self-center pl-s4 sm:pl-panel @max-[40rem]:pl-s4 text-left',
  contract: 'text-left whitespace-nowrap',
  extra: '@max-[40rem]:hidden text-left',
  score: 'text-right @max-[40rem]:text-left whitespace-nowrap',
  bar: '@max-[40rem]:hidden w-[5.6rem]',
  value: 'text-right whitespace-nowrap @max-[40rem]:pr-s4',
  par: 'text-right @max-[56rem]:hidden',
  verdict:
    'text-left @max-[40rem]:col-start-2 @max-[40rem]:col-span-3 @max-[40rem]:text-sm @max-[40rem]:text-ink-2 @max-[40rem]:pr-s4',
  knew: '@max-[62rem]:hidden text-left text-sm text-ink-2 pr-s4 sm:pr-panel',
};

const CELL =
  'border-t border-line px-[0.4rem] h-[2.45rem] pointer-coarse:h-[2.75rem] @max-[40rem]:h-auto! @max-[40rem]:border-0 @max-[40rem]:px-0';
const HEAD = 'px-[0.4rem] py-[0.5rem] text-xs font-semibold whitespace-nowrap text-ink-3';
const GRID =
  '@max-[40rem]:grid @max-[40rem]:grid-cols-[4.6rem_minmax(0,1fr)_4.6rem_4.4rem] @max-[40rem]:items-baseline';
const SUNK =
  'border-t-2 border-rule bg-sunk px-[0.4rem] py-[0.35rem] @max-[40rem]:border-0 @max-[40rem]:px-0';

/**
 * Grouped by opponents, with the sum of each group; every row a link to its board. A link of tone `row` in `opponents`
 * covers their cell.
 */
export function ScorecardTable({ caption, unit, top, rounds, sum }: ScorecardTableProps) {
  const lines = rounds.flatMap((round) => round.lines);
  const has = (isKnown: (line: ScorecardLine) => boolean) => lines.some(isKnown);
  const shows = {
    lead: has(({ lead }) => lead !== null),
    bar: unit === 'percent',
    par: has(({ par }) => par !== ''),
    verdict: has(({ verdict }) => verdict !== null),
    knew: has(({ knew }) => knew !== ''),
  };
  const before = 3 + Number(shows.lead) + 1;
  const after = Number(shows.par) + Number(shows.verdict) + Number(shows.knew);
  return (
    <div className="@container min-w-0">
      <table {...TABLE_ROLES.table} className="w-full border-collapse @max-[40rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...TABLE_ROLES.group} className="@max-[40rem]:sr-only">
          <tr {...TABLE_ROLES.row}>
            <Head look="board">Board</Head>
            <Head look="contract">Contract</Head>
            {shows.lead && <Head look="extra">Lead</Head>}
            <Head look="extra">Result</Head>
            <Head look="score">Score</Head>
            {shows.bar && <Head look="value">MPs</Head>}
            {shows.bar && (
              <Head look="bar">
                <VisuallyHidden>Bar</VisuallyHidden>
              </Head>
            )}
            <Head look="value">{unit === 'percent' ? top : 'IMPs'}</Head>
            {shows.par && <Head look="par">Par</Head>}
            {shows.verdict && <Head look="verdict">Contract against par</Head>}
            {shows.knew && <Head look="knew">On what you knew</Head>}
          </tr>
        </thead>
        {rounds.map((round) => (
          <tbody key={round.key} {...TABLE_ROLES.group} className="@max-[40rem]:block">
            <tr
              {...TABLE_ROLES.row}
              className="@max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(0,1fr)_4.4rem] @max-[40rem]:items-center @max-[40rem]:border-t-2 @max-[40rem]:border-rule @max-[40rem]:bg-sunk @max-[40rem]:py-s2"
            >
              <th
                {...TABLE_ROLES.rowHeader}
                scope="rowgroup"
                colSpan={before}
                className={cx(
                  SUNK,
                  'relative pl-s4 text-left font-regular sm:pl-panel @max-[40rem]:pl-s4 pointer-coarse:pb-[0.6rem]',
                )}
              >
                <span className="block text-sm text-ink-3">{round.title}</span>{' '}
                <span className="block font-semibold wrap-anywhere">{round.opponents}</span>
              </th>
              {shows.bar && (
                <td
                  {...TABLE_ROLES.cell}
                  className={cx(SUNK, 'text-right font-semibold @max-[40rem]:hidden')}
                >
                  {round.points}
                </td>
              )}
              {shows.bar && (
                <td {...TABLE_ROLES.cell} className={cx(SUNK, '@max-[40rem]:hidden')}>
                  {round.share !== null && <MiniBar value={round.share} full />}
                </td>
              )}
              <td {...TABLE_ROLES.cell} className={cx(SUNK, 'text-right font-semibold @max-[40rem]:pr-s4')}>
                {round.value}
              </td>
              {after > 0 && (
                <td {...TABLE_ROLES.cell} colSpan={after} className={cx(SUNK, '@max-[40rem]:hidden')} />
              )}
            </tr>
            {round.lines.map((line) => (
              <Line key={line.key} line={line} shows={shows} />
            ))}
          </tbody>
        ))}
        <tfoot {...TABLE_ROLES.group} className="@max-[40rem]:block">
          <tr
            {...TABLE_ROLES.row}
            className="border-t-2 border-rule font-semibold @max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(0,1fr)_4.4rem]"
          >
            <th
              {...TABLE_ROLES.rowHeader}
              scope="row"
              colSpan={before}
              className="py-s3 pl-s4 text-left sm:pl-panel"
            >
              {sum.name}
            </th>
            {shows.bar && (
              <td {...TABLE_ROLES.cell} className="px-[0.4rem] text-right @max-[40rem]:hidden">
                {sum.points}
              </td>
            )}
            {shows.bar && (
              <td {...TABLE_ROLES.cell} className="px-[0.4rem] @max-[40rem]:hidden">
                {sum.share !== null && <MiniBar value={sum.share} />}
              </td>
            )}
            <td {...TABLE_ROLES.cell} className="px-[0.4rem] py-s3 text-right @max-[40rem]:pr-s4">
              {sum.value}
            </td>
            {after > 0 && <td {...TABLE_ROLES.cell} colSpan={after} className="@max-[40rem]:hidden" />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <th {...TABLE_ROLES.columnHeader} scope="col" className={cx(HEAD, CELLS[look])}>
      {children}
    </th>
  );
}

interface LineProps {
  line: ScorecardLine;
  shows: { lead: boolean; bar: boolean; par: boolean; verdict: boolean; knew: boolean };
}

function Line({ line, shows }: LineProps) {
  return (
    <tr
      {...TABLE_ROLES.row}
      className={cx(
        GRID,
        'relative isolate hover:bg-hover @max-[40rem]:border-t @max-[40rem]:border-line @max-[40rem]:py-[0.45rem]',
      )}
    >
      <th {...TABLE_ROLES.rowHeader} scope="row" className={cx(CELL, CELLS.board)}>
        <Link
          tone="row"
          href={line.href}
          className="inline-flex items-center gap-[0.6rem] align-middle font-semibold outline-none hover:no-underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
        >
          <TableMark dealer={line.dealer} vulnerability={line.vulnerability} className="size-[1.5rem]" />
          <span>
            <VisuallyHidden>Board </VisuallyHidden>
            {line.board}
          </span>
        </Link>
      </th>
      <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.contract)}>
        {line.contract === null ? (
          <i className="text-ink-2">{line.adjusted || 'not played'}</i>
        ) : (
          <>
            <Contract contract={line.contract} className="text-[1.06rem]" />{' '}
            <span className="text-[0.9em] text-ink-3">{line.declarer}</span>
            <span className="@min-[40rem]:hidden"> {line.result}</span>
          </>
        )}
      </td>
      {shows.lead && (
        <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.extra)}>
          {line.lead ? <PlayingCard card={line.lead} /> : <Dash />}
        </td>
      )}
      <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.extra)}>
        {line.result || <Dash />}
      </td>
      <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.score)}>
        {line.score || <Dash />}
      </td>
      {shows.bar && (
        <td {...TABLE_ROLES.cell} className={cx(CELL, 'text-right @max-[40rem]:hidden')}>
          {line.points || <Dash />}
        </td>
      )}
      {shows.bar && (
        <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.bar)}>
          {line.share !== null && <MiniBar value={line.share} />}
        </td>
      )}
      <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.value)}>
        {line.value || <Dash />}
      </td>
      {shows.par && (
        <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.par)}>
          {line.par || <Dash />}
        </td>
      )}
      {shows.verdict && (
        <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.verdict)}>
          {line.verdict ?? (
            <span className="@max-[40rem]:hidden">
              <Dash />
            </span>
          )}
          <SmallPrint line={line} />
        </td>
      )}
      {!shows.verdict && (line.lead !== null || line.points !== '') && (
        <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.verdict, '@min-[40rem]:hidden')}>
          <SmallPrint line={line} />
        </td>
      )}
      {shows.knew && (
        <td {...TABLE_ROLES.cell} className={cx(CELL, CELLS.knew)}>
          {line.knew || <Dash />}
        </td>
      )}
    </tr>
  );
}

/** What has no cell of its own on a phone. */
function SmallPrint({ line: { lead, points, verdict } }: { line: ScorecardLine }) {
  return (
    <span className="@min-[40rem]:hidden">
      {lead && (
        <>
          {verdict !== null && ' · '}led <PlayingCard card={lead} />
        </>
      )}
      {points !== '' && `${verdict !== null || lead ? ' · ' : ''}${points} MP`}
    </span>
  );
}

const Dash = () => <span className="text-ink-3">–</span>;
