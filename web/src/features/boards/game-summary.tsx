import type { GameAnalysis } from '@bridge-review/api/analysis';
import { counted, plural } from '@bridge-review/bridge/counted';
import { type CSSProperties, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { AccuracyStrip } from '../../ui/accuracy-strip.tsx';
import { Button } from '../../ui/button.tsx';
import { Figure, FigurePlaceholder, FiguresStrip, type FigureProps } from '../../ui/figures-strip.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Strip } from '../../ui/strip.tsx';
import { BOARDS_BESIDE_FIGURES, stripRows } from '../../ui/strip-layout.ts';
import { SummarySheet } from '../../ui/summary-sheet.tsx';
import { type GameFigures, capital, gameFigures } from '../analysis/game-figures.ts';
import type { BoardRow } from './board-row.ts';
import type { useBoards } from './queries.ts';
import { stripBoards, stripText } from './strip-boards.ts';

/** How far the analysis of a game is, and what the viewer's partnership made of it; nothing if there is neither. */
export function GameSummary({
  analysis,
  rows,
  isSettled,
  result,
}: Pick<ReturnType<typeof useBoards>, 'analysis' | 'rows' | 'isSettled'> & Pick<FiguresProps, 'result'>) {
  const { data, error, isFetching, refetch } = analysis;
  if (data === undefined) {
    return error === null ? null : (
      <Notice tone="error" announce="alert" className="mb-s5">
        The analysis of this game could not be loaded. {errorMessage(error)}{' '}
        <Button pending={isFetching} pendingText="Trying…" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <AnalysisProgress analysis={data} />
      {rows && <Records records={data.records} rows={rows} isSettled={isSettled} result={result} />}
    </>
  );
}

/** Stays visible once finished, so that the content below does not jump. */
function AnalysisProgress({ analysis: { analysed, total } }: { analysis: GameAnalysis }) {
  const underWay = analysed < total;
  const [seen, setSeen] = useState(underWay);
  if (underWay && !seen) setSeen(true);
  if (!seen) return null;
  return (
    <Strip label="Analysis of the boards" className="mb-s5">
      <Progress
        label={`${formatNumber(analysed)} of ${formatNumber(total)} analysed`}
        value={(100 * analysed) / total}
        className="w-full py-s1"
      />
      <output className="sr-only">{underWay ? '' : 'All boards are analysed.'}</output>
    </Strip>
  );
}

interface RecordsProps extends Pick<GameAnalysis, 'records'>, Pick<FiguresProps, 'result'> {
  rows: readonly BoardRow[];
  /** Until then nobody can say which boards are bid. */
  isSettled: boolean;
}

function Records({ records, rows, isSettled, result }: RecordsProps) {
  const figures = gameFigures(records);
  if (figures === null) return null;
  const boards = stripBoards(rows, records);
  const beside = rows.length <= BOARDS_BESIDE_FIGURES;
  return (
    <SummarySheet
      label="Your bidding in this game"
      beside={beside}
      figures={
        <Figures figures={figures} rows={rows} isSettled={isSettled} result={result} square={beside} />
      }
      className="mb-s4"
    >
      {isSettled ? (
        <AccuracyStrip label="Accuracy of each board" summary={stripText(boards)} boards={boards} />
      ) : (
        <SkeletonGroup label="Loading your boards" className="grid content-center">
          <div
            className="[--rows:var(--narrow)] sm:[--rows:var(--wide)]"
            style={
              {
                '--narrow': stripRows(rows.length, 'narrow'),
                '--wide': stripRows(rows.length, 'wide'),
              } as CSSProperties
            }
          >
            <Skeleton className="h-[calc((var(--plot,4.9rem)+2.4rem)*var(--rows)+1.4rem)]" />
          </div>
        </SkeletonGroup>
      )}
    </SummarySheet>
  );
}

interface FiguresProps {
  figures: GameFigures;
  rows: readonly BoardRow[];
  isSettled: boolean;
  /** How the pair came out: undefined while that is on its way, null where nobody is ranked. */
  result: Omit<FigureProps, 'label'> | null | undefined;
  square: boolean;
}

function Figures({ figures, rows, isSettled, result, square }: FiguresProps) {
  const { accuracy, fairBoards, boards, parReached, loss, costliest, verdicts } = figures;
  // Of a few boards only it would be large, and soon another: the first place is for a figure of nearly all.
  const fairAccuracy = fairBoards * 10 >= boards * 9 ? figures.fairAccuracy : null;
  const slip = verdicts.find(({ verdict }) => verdict !== 'par reached');
  const toBid = rows.filter(({ bidding }) => bidding === 'to bid');
  // Who has taken back having played still sees the records; what else was bid is not known.
  const recordedText = rows.every(({ bidding }) => bidding === null)
    ? counted(boards, 'finished auction')
    : `${rows.length - toBid.length} of ${counted(rows.length, 'board')} bid`;
  return (
    <FiguresStrip inset square={square}>
      <Figure
        label={fairAccuracy === null ? 'Bidding accuracy' : 'On what you knew'}
        value={Math.round(fairAccuracy ?? accuracy)}
        unit="%"
        note={
          fairAccuracy !== null && fairBoards < boards ? (
            `over ${fairBoards} of ${counted(boards, 'auction')}`
          ) : isSettled ? (
            recordedText
          ) : (
            <FigurePlaceholder className="w-[8rem]" />
          )
        }
      />
      {fairAccuracy === null ? (
        <Figure
          label="Par reached"
          value={parReached}
          unit={` of ${boards}`}
          note={`finished ${plural(boards, 'auction')}`}
        />
      ) : (
        <Figure
          label="As the cards lie"
          value={Math.round(accuracy)}
          unit="%"
          note={`par reached on ${parReached} of ${boards}`}
        />
      )}
      <Figure
        label="IMPs short of par"
        value={loss}
        note={costliest === null ? 'none lost' : `${costliest.loss} on Board ${costliest.boardNumber}`}
      />
      {result ? (
        <Figure label="Result" {...result} />
      ) : result === undefined || !isSettled ? (
        <Figure
          label={result === undefined ? 'Result' : 'Still to bid'}
          value={<FigurePlaceholder className="w-[2em]" />}
          note={<FigurePlaceholder className="w-[6rem]" />}
        />
      ) : toBid.length > 0 ? (
        <Figure label="Still to bid" value={toBid.length} note={boardsText(toBid)} />
      ) : (
        <Figure
          label="Most common slip"
          value={slip === undefined ? 'None' : capital(slip.verdict)}
          words
          note={slip === undefined ? 'par throughout' : counted(slip.count, 'board')}
        />
      )}
    </FiguresStrip>
  );
}

/** 'Board 4', 'Boards 24, 26, 27', 'Boards 133 to 140', 'first Board 5'. */
function boardsText(rows: readonly BoardRow[]): string {
  const numbers = rows.map(({ hand }) => hand.boardNumber);
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `Board ${first}`;
  if (numbers.every((board, index) => board === first + index)) return `Boards ${first} to ${last}`;
  return numbers.length <= 3 ? `Boards ${numbers.join(', ')}` : `first Board ${first}`;
}
