import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { createPortal } from 'react-dom';
import { HalfBoard } from '../../ui/paper/board-papers.tsx';
import { Paper, Sheet } from '../../ui/paper/sheet.tsx';
import type { AnalysedBoard } from '../analysis/analysed-board.ts';
import { gameFacts } from './game-facts.ts';
import { paperBoard } from './paper-board.ts';
import { headingOf } from '../games/game-text.ts';

export interface PrintedHandProps {
  hand: GameHand;
  game: GameDetails | undefined;
  table: TableResult | undefined;
  /** Null where it is hidden or not there. */
  board: AnalysedBoard | null;
}

/** The board that is looked at, on half a sheet, in place of the page: what the browser's own command prints. */
export function PrintedHand({ hand, game, table, board }: PrintedHandProps) {
  const about = game ? [headingOf(game), gameFacts(game)].filter((text) => text !== '').join(', ') : '';
  return createPortal(
    <div className="print-instead">
      <Paper>
        <Sheet page={1} pages={1}>
          <HalfBoard
            board={paperBoard(hand, { table: table ?? null, analysed: board, field: [] })}
            about={about}
          />
        </Sheet>
      </Paper>
    </div>,
    document.body,
  );
}
