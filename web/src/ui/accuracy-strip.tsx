import { type CSSProperties, useRef } from 'react';
import { Anchor } from './anchor.tsx';
import { Sentence } from './sentence.tsx';
import { type StripLayout, stripLayout } from './strip-layout.ts';
import { BY_TOUCH, useMedia } from './use-media.ts';
import { useWidth } from './use-width.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** At par, short of it, without a finished auction, or not analysed yet. */
export type StripState = 'par' | 'short' | 'to-bid' | 'waiting';

export interface StripBoard {
  href: string;
  board: number;
  state: StripState;
  /** In percent; 0 where there is no verdict. */
  accuracy: number;
  /** What is said of the board after its number: '4H by South: Par reached, 100%'. */
  words: string;
}

export interface AccuracyStripProps {
  label: string;
  /** All bars in one sentence, where they are too narrow to be links. */
  summary: string;
  boards: readonly StripBoard[];
}

const KEYS: Readonly<Record<StripState, string>> = {
  par: 'par reached',
  short: 'short of par',
  'to-bid': 'not yet bid',
  waiting: 'waiting for analysis',
};

/** One bar a board, as high as its accuracy, on a scale; each links to its board as long as it is wide enough to be hit. */
export function AccuracyStrip({ label, summary, boards }: AccuracyStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const layout = stripLayout(boards.length, useWidth(strip), useMedia(BY_TOUCH));
  const rows = Array.from({ length: Math.ceil(boards.length / layout.perRow) }, (_, row) =>
    boards.slice(row * layout.perRow, (row + 1) * layout.perRow),
  );
  return (
    <div
      ref={strip}
      className="accuracy-strip"
      {...(!layout.linked && { role: 'img', 'aria-label': summary })}
    >
      {rows.map((row, index) => (
        <div key={row[0]?.href ?? index} className="accuracy-row">
          <div aria-hidden className="accuracy-scale">
            <span>100%</span>
            <span className="top-1/2">50</span>
            <span className="top-full">0</span>
          </div>
          <Bars label={label} boards={row} layout={layout} />
        </div>
      ))}
      <p className="accuracy-keys">
        {(Object.keys(KEYS) as StripState[])
          .filter((state) => boards.some((board) => board.state === state))
          .map((state) => (
            <span key={state} className="accuracy-key">
              <i aria-hidden data-state={state} />
              {KEYS[state]}
            </span>
          ))}
        <span>each 4 IMPs short of par halves it</span>
      </p>
    </div>
  );
}

function Bars({
  label,
  boards,
  layout,
}: Pick<AccuracyStripProps, 'label' | 'boards'> & { layout: StripLayout }) {
  const style = { '--bars': layout.perRow } as CSSProperties;
  const isNumbered = (board: number) => board === 1 || board % layout.numberEvery === 0;
  const props = (board: StripBoard) => ({
    className: 'accuracy-bar',
    'data-state': board.state,
    style: { '--value': `${board.accuracy}%` } as CSSProperties,
  });
  if (!layout.linked)
    return (
      <div className="accuracy-plot" style={style}>
        {boards.map((board) => (
          <span key={board.href} {...props(board)}>
            <i />
            {isNumbered(board.board) && <span className="accuracy-number">{board.board}</span>}
          </span>
        ))}
      </div>
    );
  return (
    <ul aria-label={label} className="accuracy-plot" style={style}>
      {boards.map((board) => (
        <li key={board.href}>
          <Anchor href={board.href} {...props(board)}>
            <i aria-hidden />
            <VisuallyHidden>Board </VisuallyHidden>
            <span className="accuracy-number">{board.board}</span>
            <VisuallyHidden>
              , <Sentence>{board.words}</Sentence>
            </VisuallyHidden>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
