import type { SharedBoard } from '@bridge-review/api/shares';
import { type ReactNode, useMemo } from 'react';
import { analysedBoard } from '../analysis/analysed-board.ts';
import { parSentence } from '../analysis/par-text.ts';
import { AuctionPanel } from '../hands/auction-panel.tsx';
import { commentaryOf } from '../hands/commentary.ts';
import { CommentaryPanel } from '../hands/commentary-panel.tsx';
import { recordedLine } from '../hands/line-of-play.ts';
import { usePlay } from '../hands/use-play.ts';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { CommentItem } from '../../ui/comment-item.tsx';
import { MakeableTable } from '../../ui/makeable-table.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { SharedDeal } from './shared-deal.tsx';
import { SharedResults } from './shared-results.tsx';

interface SharedBoardViewProps {
  board: SharedBoard;
  /** What the sharer wrote; absent where it stands elsewhere. */
  message?: string | undefined;
  /** Above the auction: what a visitor answered. */
  children?: ReactNode;
}

/** All of a board that is shared, beside its deal. */
export function SharedBoardView({ board, message, children }: SharedBoardViewProps) {
  const { auction, outcome, results, analysis, comments, vulnerability } = board;
  const line = useMemo(() => lineOf(board), [board]);
  const play = usePlay(board.boardNumber, line);
  const analysed = useMemo(() => analysis && analysedBoard(board, analysis), [board, analysis]);
  const remarks = useMemo(
    () => commentaryOf({ auction: auction ?? null, play: board.play ?? null, commentary: [] }),
    [auction, board.play],
  );
  return (
    <SharedColumns deal={<SharedDeal {...board} missing="not shown" play={play} />}>
      {message !== undefined && <SharedMessage>{message}</SharedMessage>}
      {children}
      {auction && <AuctionPanel title="Auction" vulnerability={vulnerability} auction={auction} />}
      {remarks.length > 0 && <CommentaryPanel remarks={remarks} />}
      {results && (
        <SharedResults results={results} outcome={outcome} parNS={analysed ? analysed.parNS : null} />
      )}
      {analysis && (
        <Panel title="Analysis" note="double dummy">
          <PanelBody>
            {analysed ? (
              <>
                <MakeableTable tricks={analysed.tricks} par={analysed.par.contracts} />
                <p className="mt-s3 text-ink-2">
                  <Sentence>{parSentence(analysed)}</Sentence>
                </p>
              </>
            ) : (
              <p className="text-ink-2">This board has not been analysed yet.</p>
            )}
          </PanelBody>
        </Panel>
      )}
      {comments && comments.length > 0 && (
        <Panel title="Comments">
          <PanelBody>
            <ul>
              {comments.map(({ author, content, createdAt }) => (
                <CommentItem
                  key={`${createdAt} ${content}`}
                  author={author ?? 'A player'}
                  time={formatDate(calendarDay(createdAt))}
                >
                  <Prose>{content}</Prose>
                </CommentItem>
              ))}
            </ul>
          </PanelBody>
        </Panel>
      )}
    </SharedColumns>
  );
}

/** The deal, and beside it, or below on phones, all the rest. */
export function SharedColumns({ deal, children }: { deal: ReactNode; children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-s4 @min-[52rem]:grid-cols-[minmax(0,1.17fr)_minmax(0,1fr)] @min-[52rem]:gap-s5">
        {deal}
        <div className="grid min-w-0 gap-s4">{children}</div>
      </div>
    </div>
  );
}

/** What the sharer wrote. */
export function SharedMessage({ children }: { children: string }) {
  return (
    <Panel aria-label="What was written to it">
      <PanelBody>
        <Prose>{`“${children}”`}</Prose>
      </PanelBody>
    </Panel>
  );
}

/** The play at the table of the auction; null where it is not shared. */
function lineOf({ play, outcome }: SharedBoard) {
  if (play === undefined || outcome === undefined) return null;
  return recordedLine({ ...outcome, play });
}
