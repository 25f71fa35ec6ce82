import type { Card } from '@bridge-review/bridge/card';
import type { ContractText } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import type { CSSProperties, ReactNode } from 'react';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { PlayingCard } from './playing-card.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A pair at a table, as the file names it. */
export interface ResultPair {
  side: Side;
  number: string | null;
  names: string;
  /** The same for a phone: 'Amsel–Falke'. */
  short: string;
  /** The reader's own. */
  own: boolean;
}

/** What one table made of the board. A text that is not known is empty. */
export interface ResultLine {
  id: number;
  /** 'Section A, Table 3'. */
  table: string;
  /** The same for a phone: 'A3'. */
  shortTable: string;
  pairs: readonly ResultPair[];
  contract: ContractText | null;
  /** `S` */
  declarer: Seat | '';
  lead: Card | null;
  /** Over or under: '+1'. */
  outcome: string;
  tricks: string;
  score: string;
  comparison: string;
  toPar: string;
  /** Where there are several tables with an auction or play: whether this is the one on the page. */
  choice: { shown: boolean; onShow: () => void } | null;
}

export interface ResultsTableProps {
  caption: string;
  lines: readonly ResultLine[];
  /** The name of the comparison's column: 'N–S MP'. */
  comparedIn: string;
}

/**
 * Results as clubs print them. Unless the room is wide a row takes two lines: what was bid and made, then who sat there.
 * Its roles are spelled out, for some browsers forget that a grid was a table.
 */
export function ResultsTable({ caption, lines, comparedIn }: ResultsTableProps) {
  const columns = columnsOf(lines, comparedIn);
  const hasPar = columns.some(({ look }) => look === 'par');
  return (
    <div className="@container min-w-0">
      <table {...ROLES.table} className="block w-full" style={widthsOf(columns)}>
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.rowgroup} className="block">
          <tr {...ROLES.row} className={cx(ROW, 'items-end pb-[0.4rem]')}>
            {columns.map(({ header, look }) => (
              <th
                key={header}
                {...ROLES.columnheader}
                scope="col"
                className={cx('text-xs leading-tight font-semibold text-ink-3', HEADS[look])}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup} className="block">
          {lines.map((line) => (
            <tr
              key={line.id}
              {...ROLES.row}
              data-own={isOwn(line) || undefined}
              className={cx(
                ROW,
                'relative items-center border-t border-line py-s2 @max-[29rem]:first:border-t-0',
                line.choice && 'hover:bg-hover',
                isOwn(line) && 'bg-green-soft shadow-[inset_4px_0_0_var(--color-green)]',
              )}
            >
              {columns.map(({ header, look, cell }) =>
                look === 'pairs' ? (
                  <th
                    key={header}
                    {...ROLES.rowheader}
                    scope="row"
                    className={cx(
                      CELLS[look],
                      hasPar ? '@max-[29rem]:col-[1/-2]' : '@max-[29rem]:col-span-full',
                    )}
                  >
                    {cell(line)}
                  </th>
                ) : (
                  <td key={header} {...ROLES.cell} className={CELLS[look]}>
                    {cell(line)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Spread, since written out they look redundant to those who do not know that these rows are grids. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

const ROW =
  'grid gap-x-s3 px-s4 @max-[29rem]:grid-cols-(--phone-columns) sm:px-s5 @min-[29rem]:grid-cols-(--columns) @min-[48rem]:grid-cols-(--wide-columns) forced-colors:data-own:outline-2 forced-colors:data-own:-outline-offset-2';

type Look = 'pairs' | 'contract' | 'figure' | 'score' | 'comparison' | 'par';

const FIRST_LINE = '@max-[48rem]:row-start-1';

const CELLS: Readonly<Record<Look, string>> = {
  pairs:
    'min-w-0 text-left text-sm leading-snug font-regular @max-[48rem]:row-start-2 @min-[29rem]:@max-[48rem]:col-span-full',
  contract: cx(FIRST_LINE, 'min-w-0 text-left @max-[48rem]:col-start-1'),
  figure: cx(FIRST_LINE, 'text-right @max-[29rem]:hidden'),
  score: cx(FIRST_LINE, 'text-right font-semibold @max-[29rem]:col-start-2'),
  comparison: cx(FIRST_LINE, 'text-right @max-[29rem]:col-start-3 @max-[29rem]:font-semibold'),
  par: 'text-right @max-[29rem]:col-[-2/-1] @max-[29rem]:row-start-2 @max-[29rem]:self-baseline @max-[29rem]:text-sm @max-[29rem]:text-ink-2 @min-[29rem]:@max-[48rem]:row-start-1',
};

/** On phones those of the figures stand as the figures do, and the others are clear without. */
const HEADS: Readonly<Record<Look, string>> = {
  pairs: 'text-left @max-[48rem]:sr-only',
  contract: 'text-left @max-[29rem]:sr-only',
  figure: 'text-right @max-[29rem]:sr-only',
  score: 'text-right @max-[29rem]:col-start-2',
  comparison: 'text-right @max-[29rem]:col-start-3',
  par: 'text-right @max-[29rem]:col-[1/-1] @max-[29rem]:row-start-2',
};

/** The first column holds the pairs, which have a line of their own unless the room is wide. */
function widthsOf([pairs, contract, ...figures]: readonly Column[]): CSSProperties {
  const rest = figures.map(({ width }) => width).join(' ');
  const onPhones = figures.filter(({ look }) => look === 'score' || look === 'comparison');
  return {
    '--columns': `minmax(0,1fr) ${rest}`,
    '--phone-columns': `minmax(0,1fr) ${onPhones.map(({ width }) => width).join(' ')}`,
    '--wide-columns': `${pairs?.width} ${contract?.width} ${rest}`,
  } as CSSProperties;
}

interface Column {
  header: string;
  width: string;
  look: Look;
  cell: (line: ResultLine) => ReactNode;
}

/** What no table has gets no column. */
function columnsOf(lines: readonly ResultLine[], comparedIn: string): Column[] {
  const has = (isKnown: (line: ResultLine) => boolean, column: Column): Column[] =>
    lines.some(isKnown) ? [column] : [];
  const text = (value: string): ReactNode => value || <Unknown />;
  return [
    { header: 'Pairs', width: 'minmax(0,1fr)', look: 'pairs', cell: (line) => <Pairs line={line} /> },
    { header: 'Contract', width: '7rem', look: 'contract', cell: (line) => <Outcome line={line} /> },
    ...has(({ lead }) => lead !== null, {
      header: 'Lead',
      width: '2.6rem',
      look: 'figure',
      cell: ({ lead }) => (lead ? <PlayingCard card={lead} /> : <Unknown />),
    }),
    ...has(({ tricks }) => tricks !== '', {
      header: 'Tricks',
      width: '2.9rem',
      look: 'figure',
      cell: ({ tricks }) => text(tricks),
    }),
    { header: 'N–S score', width: '3.6rem', look: 'score', cell: ({ score }) => text(score) },
    ...has(({ comparison }) => comparison !== '', {
      header: comparedIn,
      width: '3.4rem',
      look: 'comparison',
      cell: ({ comparison }) => text(comparison),
    }),
    ...has(({ toPar }) => toPar !== '', {
      header: 'IMPs vs par',
      width: '3rem',
      look: 'par',
      cell: ({ toPar }) => text(toPar),
    }),
  ];
}

const isOwn = ({ pairs }: ResultLine): boolean => pairs.some(({ own }) => own);

/** On a phone one line; where it is too narrow even for short names, those of others end in dots. Large text wraps. */
const ONE_LINE =
  '@max-[29rem]:flex @max-[29rem]:min-w-0 @max-[29rem]:items-baseline @max-[29rem]:gap-x-s1 @max-[29rem]:whitespace-nowrap @max-[16rem]:flex-wrap';

function Pairs({ line }: { line: ResultLine }) {
  const { choice, table, shortTable, pairs } = line;
  const named = (
    <>
      {(table !== '' || pairs.length === 0) && (
        <span className="mr-s2 text-ink-3 [overflow-wrap:anywhere] @max-[29rem]:mr-0 @max-[29rem]:max-w-1/2 @max-[29rem]:shrink-0 @max-[29rem]:truncate @min-[48rem]:block">
          <span className="@max-[29rem]:sr-only">{table || 'Not named'}</span>
          <span
            aria-hidden
            data-short={shortTable || 'Not named'}
            className="before:content-[attr(data-short)] @min-[29rem]:hidden"
          />
        </span>
      )}
      {pairs.map((pair, index) => (
        <span
          key={pair.side}
          title={pair.names}
          className={cx(
            ONE_LINE,
            '[overflow-wrap:anywhere] @min-[48rem]:block',
            pair.own && '@min-[16rem]:@max-[29rem]:shrink-0',
          )}
        >
          {index > 0 && <span className="text-ink-3 @min-[48rem]:hidden"> v </span>}
          {pair.number !== null && (
            <small className="mr-[0.3rem] text-xs text-ink-3 @max-[29rem]:sr-only">
              <VisuallyHidden>pair </VisuallyHidden>
              {pair.number}
            </small>
          )}
          <span className="@max-[29rem]:sr-only">{pair.names}</span>
          {/* Drawn and not written, so that it is neither read out nor copied beside the whole names. */}
          <span
            aria-hidden
            data-short={pair.short}
            className="truncate before:content-[attr(data-short)] @min-[29rem]:hidden"
          />
          {pair.own && <b className="ml-[0.3rem] text-green @max-[29rem]:ml-0"> you</b>}{' '}
        </span>
      ))}
    </>
  );
  if (choice === null) return <div className={ONE_LINE}>{named}</div>;
  return (
    <div className={ONE_LINE}>
      {/* The whole row is its target. */}
      <button
        type="button"
        aria-pressed={choice.shown}
        onClick={choice.onShow}
        className={cx(
          ONE_LINE,
          'min-h-[1.75rem] cursor-pointer text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green',
        )}
      >
        <VisuallyHidden>Show this table: </VisuallyHidden>
        {named}
      </button>
      {choice.shown && (
        <span className={cx('ml-s2 font-semibold text-green', isOwn(line) && '@max-[29rem]:sr-only')}>
          {' '}
          shown
        </span>
      )}
    </div>
  );
}

function Outcome({ line: { contract, declarer, outcome, lead } }: { line: ResultLine }) {
  if (contract === null) return <Unknown />;
  return (
    <span>
      <span className="whitespace-nowrap">
        <Contract contract={contract} className="text-lg" /> <span className="text-ink-2">{declarer}</span>{' '}
        {outcome}
      </span>
      {lead && (
        <span className="ml-s2 text-sm whitespace-nowrap text-ink-2 @min-[29rem]:hidden">
          {' '}
          led <PlayingCard card={lead} />
        </span>
      )}
    </span>
  );
}

function Unknown() {
  return <span className="text-ink-3">–</span>;
}
