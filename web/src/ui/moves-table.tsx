import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { type Interval, OddsBar } from './odds-bar.tsx';
import { Sentence } from './sentence.tsx';

export interface MovesRow {
  id: string;
  label: string;
  /** From 0 to 1, and in words; absent until it is known. */
  chance?: Interval;
  text?: string;
  /** By more than chance. */
  differs: boolean;
  /** It will not be known. */
  hasFailed?: boolean;
}

interface MovesTableProps {
  /** A sentence, or what is made of one. */
  caption: ReactNode;
  /** The figure as it stands. */
  stands: { chance: Interval; text: string };
  rows: readonly MovesRow[];
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 border-t border-line py-s2 sm:grid-cols-[minmax(0,11rem)_minmax(3rem,1fr)_9.5rem]';

/** How a chance moves when one assumption is left out: a row each, with a dotted line where it stands with all. */
export function MovesTable({ caption, stands, rows }: MovesTableProps) {
  return (
    <div>
      <h3 className="eyebrow mb-s2">
        {typeof caption === 'string' ? <Sentence>{caption}</Sentence> : caption}
      </h3>
      <ul className="text-sm [font-variant-numeric:lining-nums_tabular-nums]">
        <li className={cx(ROW, 'border-t-0')}>
          <span>As it stands</span>
          <Bar chance={stands.chance} best />
          <Figure text={stands.text} chance={stands.chance} />
        </li>
        {rows.map(({ id, label, chance, text = '', differs, hasFailed = false }) => (
          <li key={id} className={ROW}>
            <span className={differs ? 'font-semibold' : undefined}>
              <Sentence>{label}</Sentence>
            </span>
            {chance ? (
              <>
                <Bar chance={chance} stands={stands.chance.value} />
                <Figure before={stands.text} text={text} chance={chance} />
              </>
            ) : (
              <span className="text-right text-ink-3 sm:col-start-3">
                {hasFailed ? 'could not be worked out' : 'being worked out'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Bar = ({ chance, best = false, stands }: { chance: Interval; best?: boolean; stands?: number }) => (
  <span className="max-sm:order-last max-sm:col-span-2">
    <OddsBar chance={chance} best={best} {...(stands !== undefined && { stands })} />
  </span>
);

function Figure({ before, text, chance }: { before?: string; text: string; chance: Interval }) {
  return (
    <span className="text-right whitespace-nowrap">
      {before !== undefined && (
        <>
          <span className="text-ink-3">{before.replace('%', '')} </span>
          <span aria-hidden>→ </span>
          <span className="sr-only">becomes </span>
        </>
      )}
      <b className="font-semibold">{text}</b>{' '}
      <span className="text-xs text-ink-3">
        ({percent(chance.low)} to {percent(chance.high)})
      </span>
    </span>
  );
}

const percent = (share: number): string => String(Math.round(100 * share));
