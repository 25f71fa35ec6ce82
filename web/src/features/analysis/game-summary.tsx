import type { GameAnalysis } from '@bridge-review/api/analysis';
import { counted, plural } from '@bridge-review/bridge/counted';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { AccuracyStrip } from '../../ui/accuracy-strip.tsx';
import { Button } from '../../ui/button.tsx';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { JudgedBoards } from '../../ui/judged-boards.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Strip } from '../../ui/strip.tsx';
import { judgedBoard } from './game-board.ts';
import { type GameFigures, capital, gameFigures, worstFirst } from './game-figures.ts';
import { useGameAnalysis } from './game-queries.ts';

/** How far the analysis of a game is, and what the viewer's partnership made of it; nothing if there is neither. */
export function GameSummary({ gameId }: { gameId: number }) {
  const { data, error, isFetching, refetch } = useGameAnalysis(gameId);
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
      <Records records={data.records} />
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
        label={`${analysed.toLocaleString()} of ${total.toLocaleString()} analysed`}
        value={(100 * analysed) / total}
        className="w-full py-s1"
      />
      <output className="sr-only">{underWay ? '' : 'All boards are analysed.'}</output>
    </Strip>
  );
}

function Records({ records }: Pick<GameAnalysis, 'records'>) {
  const figures = gameFigures(records);
  const [open, setOpen] = useState(false);
  const list = useId();
  if (figures === null) return null;
  return (
    <section aria-label="Your bidding in this game" className="mb-s6">
      <Figures figures={figures} />
      <div className="border border-t-0 border-line bg-surface px-s4 py-s3 sm:px-s5">
        <AccuracyStrip label="Accuracy of each board" boards={records.map(judgedBoard)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-s4 border border-t-0 border-line bg-surface px-s4 py-s1 sm:px-s5">
        <MetaStrip
          items={figures.verdicts.map(({ verdict, count }) => (
            <span key={verdict}>
              {capital(verdict)} <b className="text-ink">{count}</b>
            </span>
          ))}
        />
        <Button
          variant="quiet"
          hang="right"
          className="max-sm:-ml-hang"
          iconAfter={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          Worst boards first
        </Button>
      </div>
      <div id={list} hidden={!open} className="border border-t-0 border-line bg-surface">
        <JudgedBoards label="Your boards, worst first" boards={worstFirst(records).map(judgedBoard)} />
      </div>
    </section>
  );
}

function Figures({ figures }: { figures: GameFigures }) {
  const { accuracy, boards, parReached, loss, costliest, verdicts } = figures;
  const percent = Math.round(accuracy);
  const slip = verdicts.find(({ verdict }) => verdict !== 'par reached');
  return (
    <FiguresStrip>
      <Figure label="Bidding accuracy" value={percent} unit="%">
        <Gauge label="Bidding accuracy" value={percent} className="my-s2" />
      </Figure>
      <Figure
        label="Par reached"
        value={parReached}
        unit={` of ${boards}`}
        note={`finished ${plural(boards, 'auction')}, double dummy`}
      />
      <Figure
        label="IMPs short of par"
        value={loss}
        note={costliest === null ? 'none lost' : `${costliest.loss} on Board ${costliest.boardNumber}`}
      />
      <Figure
        label="Most common slip"
        value={slip === undefined ? 'None' : capital(slip.verdict)}
        words
        note={slip === undefined ? 'par throughout' : counted(slip.count, 'board')}
      />
    </FiguresStrip>
  );
}
