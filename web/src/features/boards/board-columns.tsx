import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import type { ReactNode } from 'react';
import { gameFigures } from '../analysis/game-figures.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { signed } from '../hands/table-text.ts';
import {
  AccuracyCell,
  CommentsCell,
  ComparedCell,
  ContractCell,
  ContractLine,
  ParCell,
  ResultCell,
  ScoreCell,
  SecondLine,
  VerdictWords,
  Vulnerable,
} from './board-cells.tsx';
import { type BoardRow, biddingText } from './board-row.ts';
import type { SortKey } from './board-view.ts';

export interface Column {
  readonly label: string;
  /** What a press on its head sorts by; null where nothing does. */
  readonly sort: SortKey | null;
  /** Its head is for screen readers alone. */
  readonly headHidden?: boolean;
  readonly cell: (row: BoardRow) => ReactNode;
  /** The sum or the mean over all rows. */
  readonly foot?: (rows: readonly BoardRow[]) => ReactNode;
  /** Figures stand at the right. */
  readonly end?: boolean;
  readonly className?: string;
  /** Without one it takes the room that is left. */
  readonly width?: string;
}

const BOARD: Column = { sort: 'board', label: 'Board', cell: () => null, width: '6rem' };

const SECOND_LINE = 'board-list-second';

const commentsOf = (rows: readonly BoardRow[]): number =>
  rows.reduce((sum, { hand }) => sum + hand.commentCount, 0);

const COMMENTS: Column = {
  sort: 'comments',
  label: 'Comments',
  cell: ({ hand }) => <CommentsCell count={hand.commentCount} />,
  foot: commentsOf,
  end: true,
  width: '6.6rem',
};

/** For who did not play, contracts and all that follows from them are absent. */
export function wideColumns(rows: readonly BoardRow[]): Column[] {
  if (rows.every(({ bidding }) => bidding === null))
    return [BOARD, DEALER, VULNERABILITY, HAS_BIDDING, COMMENTS];
  const results = rows.some(({ score }) => score !== null);
  const compared = rows.some(({ comparison }) => comparison !== null);
  return [
    BOARD,
    { sort: 'contract', label: 'Contract', cell: (row) => <ContractCell row={row} />, width: '7.4rem' },
    ...(results ? [RESULT, scoreColumn(rows)] : []),
    ...(compared ? [comparedColumn(rows)] : []),
    ...parColumns(rows, results),
    VERDICT,
    ACCURACY,
    COMMENTS,
  ];
}

/** Two lines a row: the last column is the second line. */
export function narrowColumns(rows: readonly BoardRow[]): Column[] {
  if (rows.every(({ bidding }) => bidding === null)) {
    return [
      BOARD,
      DEALT,
      { ...HAS_BIDDING, cell: (row) => <SecondLine row={row} />, className: SECOND_LINE },
    ];
  }
  return [
    BOARD,
    { sort: 'contract', label: 'Contract', cell: (row) => <ContractLine row={row} /> },
    scoreColumn(rows),
    ACCURACY,
    {
      sort: 'verdict',
      label: 'Verdict',
      cell: (row) => <SecondLine row={row} />,
      className: SECOND_LINE,
    },
  ];
}

const DEALER: Column = {
  sort: null,
  label: 'Dealer',
  cell: ({ hand }) => seatName(hand.dealer),
};
const VULNERABILITY: Column = {
  sort: null,
  label: 'Vulnerable',
  cell: ({ hand }) => <Vulnerable hand={hand} />,
};
/** Both on one line. */
const DEALT: Column = {
  sort: null,
  label: 'Dealer and vulnerability',
  cell: ({ hand }) => (
    <>
      Dealer {seatName(hand.dealer)} · <Vulnerable hand={hand} />
    </>
  ),
  foot: (rows) => commentsOf(rows) > 0 && counted(commentsOf(rows), 'comment'),
  className: 'board-list-whole',
};
const HAS_BIDDING: Column = {
  sort: null,
  label: 'Bidding',
  cell: ({ hand }) => biddingText(hand),
};

const RESULT: Column = {
  sort: 'result',
  label: 'Result',
  cell: (row) => <ResultCell row={row} />,
  width: '4.2rem',
};

/** Whose the scores are. */
function scoreLabel(rows: readonly BoardRow[]): string {
  const [side = 'NS', ...others] = new Set(rows.map((row) => row.side ?? 'NS'));
  return others.length > 0 ? 'Your score' : `Score ${SIDE_TEXT[side]}`;
}

function scoreColumn(rows: readonly BoardRow[]): Column {
  return {
    sort: 'score',
    label: scoreLabel(rows),
    cell: ({ score }) => <ScoreCell score={score} />,
    end: true,
    width: '5.8rem',
  };
}

function comparedColumn(rows: readonly BoardRow[]): Column {
  const isImps = rows.some(({ comparison }) => comparison?.unit === 'imps');
  return {
    sort: 'compared',
    label: isImps ? 'IMPs' : 'Matchpoints',
    cell: (row) => <ComparedCell row={row} />,
    foot: (shown) => {
      const values = shown.flatMap(({ comparison }) => comparison?.value ?? []);
      if (values.length === 0) return null;
      const sum = values.reduce((total, value) => total + value, 0);
      return isImps ? signed(sum, Number.isInteger(sum) ? 0 : 1) : `${(sum / values.length).toFixed(1)}%`;
    },
    end: true,
    className: isImps ? 'board-list-imps' : 'board-list-bar',
    width: isImps ? '5.4rem' : '10.6rem',
  };
}

/** Where no column of results says whose the scores are, the head of the score of par does. */
const parColumns = (rows: readonly BoardRow[], results: boolean): Column[] => [
  {
    sort: 'par',
    label: 'Par',
    cell: (row) => <ParCell row={row} />,
    className: 'board-list-par pl-s5',
    width: '7.2rem',
  },
  {
    sort: null,
    headHidden: results,
    label: results ? 'Par score' : scoreLabel(rows),
    cell: ({ par }) => <ScoreCell score={par} />,
    end: true,
    className: 'board-list-par',
    width: results ? '5.4rem' : '5.8rem',
  },
];

const VERDICT: Column = {
  sort: 'verdict',
  label: 'Verdict',
  cell: (row) => <VerdictWords row={row} />,
  foot: (rows) => {
    const loss = rows.reduce((sum, { judged }) => sum + (judged?.loss ?? 0), 0);
    return loss > 0 ? <span className="text-red">−{loss} IMPs</span> : null;
  },
  className: 'board-list-verdict',
};

const ACCURACY: Column = {
  sort: 'accuracy',
  label: 'Accuracy',
  cell: (row) => <AccuracyCell row={row} />,
  foot: (rows) => {
    const figures = gameFigures(rows.flatMap(({ judged }) => judged ?? []));
    return figures && `${Math.round(figures.accuracy)}%`;
  },
  end: true,
  className: 'board-list-bar board-list-accuracy',
  width: '10.4rem',
};
