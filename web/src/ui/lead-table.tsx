import type { Card } from '@bridge-review/bridge/card';
import { cx } from './cx.ts';
import { LeadCards } from './lead-cards.tsx';
import { type Interval, OddsBar } from './odds-bar.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface LeadRow {
  /** Cards of one suit that did the same on every layout. */
  cards: readonly Card[];
  /** Made at the table. */
  made: boolean;
  /** What the bar shows, as shares of its scale. */
  bar: Interval;
  /** The same in words: '14%', '11 to 17'. */
  figure: string;
  range: string;
  /** The other figure, and half its interval. */
  other: string;
  otherError: string;
  gain: string;
  gainError: string;
  loses: boolean;
  /** '6 of 11'; null where nothing is known of other tables. */
  field: string | null;
}

export interface LeadTableProps {
  caption: string;
  /** What the bar shows, and how far it reaches. */
  barHead: string;
  scale: string;
  otherHead: string;
  gainHead: string;
  /** Leads that no interval tells apart from the best one, in the order of the cards. */
  close: readonly LeadRow[];
  behind: readonly LeadRow[];
  /** The lead whose layouts are shown. */
  chosen: Card | null;
  onChoose: (card: Card) => void;
}

const HEAD = 'pb-[0.3rem] text-xs leading-tight font-semibold text-ink-3 align-bottom';
const CELL = 'border-t border-line py-[0.2rem]';
const COLUMNS = 6;

/** A row for each group of leads: a bar with its 95% whisker, figures, and what the field led. */
export function LeadTable(props: LeadTableProps) {
  const { caption, barHead, scale, otherHead, gainHead, close, behind, chosen, onChoose } = props;
  const withField = [...close, ...behind].some(({ field }) => field !== null);
  const rowsOf = (rows: readonly LeadRow[]) =>
    rows.map((row) => (
      <Row
        key={row.cards[0]}
        row={row}
        withField={withField}
        isChosen={chosen !== null && row.cards.includes(chosen)}
        onChoose={onChoose}
      />
    ));
  return (
    <table className="w-full border-collapse [font-variant-numeric:lining-nums_tabular-nums]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(HEAD, 'w-[5.2rem] text-left')}>
            Lead
          </th>
          <th scope="col" colSpan={2} className={cx(HEAD, 'text-left')}>
            {barHead} <span className="font-regular max-sm:hidden">({scale})</span>
          </th>
          <th scope="col" className={cx(HEAD, 'w-[4.2rem] pl-s2 text-right max-sm:w-[3.2rem]')}>
            {otherHead}
          </th>
          <th scope="col" className={cx(HEAD, 'w-[4rem] pl-s2 text-right max-sm:hidden')}>
            {gainHead}
          </th>
          {withField && (
            <th scope="col" className={cx(HEAD, 'w-[3.8rem] pl-s2 text-right max-sm:hidden')}>
              Field
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {behind.length > 0 && close.length > 1 && (
          <Separator>Too close to call: their intervals overlap the best one’s</Separator>
        )}
        {behind.length > 0 && close.length === 1 && <Separator>Best</Separator>}
        {behind.length === 0 && <Separator>Too close to call: all intervals overlap</Separator>}
        {rowsOf(close)}
      </tbody>
      {behind.length > 0 && (
        <tbody>
          <Separator>Behind</Separator>
          {rowsOf(behind)}
        </tbody>
      )}
    </table>
  );
}

function Separator({ children }: { children: string }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={COLUMNS}
        className="border-t border-line-2 py-[0.4rem] text-left text-xs leading-tight font-semibold text-ink-3"
      >
        {children}
      </th>
    </tr>
  );
}

interface RowProps {
  row: LeadRow;
  withField: boolean;
  isChosen: boolean;
  onChoose: (card: Card) => void;
}

function Row({ row, withField, isChosen, onChoose }: RowProps) {
  const { cards, made, bar, figure, range, other, otherError, gain, gainError, loses, field } = row;
  return (
    <tr {...(made && { className: 'bg-green-soft' })}>
      <th
        scope="row"
        className={cx(CELL, 'text-left font-regular', made && 'border-l-3 border-l-green pl-s2')}
      >
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(cards[0]!)}
          className={cx(
            'min-h-[2.1rem] w-full text-left text-lg leading-tight font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-tap',
            isChosen && 'underline decoration-2',
          )}
        >
          <LeadCards cards={cards} />
          <VisuallyHidden>{made ? ', led at the table' : ''}: show layouts</VisuallyHidden>
        </button>
      </th>
      <td className={cx(CELL, 'min-w-[3.5rem]')}>
        <OddsBar chance={bar} best={made} isScaled />
      </td>
      <td className={cx(CELL, 'w-[6.6rem] pl-s2 text-right whitespace-nowrap max-sm:w-[5.6rem]')}>
        <b>{figure}</b> <span className="text-xs text-ink-3">{range}</span>
      </td>
      <td className={cx(CELL, 'pl-s2 text-right')}>
        {other}
        <Error of={otherError} />
      </td>
      <td className={cx(CELL, 'pl-s2 text-right max-sm:hidden', loses && 'text-red')}>
        {gain}
        <Error of={gainError} />
      </td>
      {withField && (
        <td className={cx(CELL, 'pl-s2 text-right text-sm text-ink-3 max-sm:hidden')}>{field ?? '–'}</td>
      )}
    </tr>
  );
}

function Error({ of: words }: { of: string }) {
  return words === '' ? null : (
    <span className="block text-xs leading-tight font-regular text-ink-3">{words}</span>
  );
}
