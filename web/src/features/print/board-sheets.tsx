import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Traveller } from '@bridge-review/api/ranking';
import { counted } from '@bridge-review/bridge/counted';
import { HalfBoard, QuarterBoard, RecordBoard } from '../../ui/paper/board-papers.tsx';
import type { PaperBoard } from '../../ui/paper/paper-board.ts';
import { analysedBoard } from '../analysis/analysed-board.ts';
import { paperBoard, printedTable } from './paper-board.ts';
import type { PaperKind } from './print-address.ts';
import { PrintFailure, PrintPreview, type PrintedSheet } from './print-preview.tsx';
import { useFirstResults, useTravellers } from './queries.ts';

type BoardPaper = Extract<PaperKind, 'notes' | 'boards' | 'record'>;

export interface BoardSheetsProps {
  paper: BoardPaper;
  hands: readonly GameHand[];
  withResults: boolean;
  withAnalysis: boolean;
  /** 'Tuesday Pairs, St Brannoc Hall, 14 October 2025' */
  about: string;
  title: string;
}

const NONE: readonly never[] = [];

/** The boards of a game, with what is known and wanted of each. */
export function BoardSheets(props: BoardSheetsProps) {
  const { paper, hands, withAnalysis } = props;
  const withResults = props.withResults && paper !== 'record';
  const travellers = useTravellers(withAnalysis || withResults ? hands : NONE);
  const results = useFirstResults(withResults ? hands : NONE);
  for (const query of [travellers, results])
    if (query.isError && query.data === undefined) return <PrintFailure query={query} />;
  if (travellers.data === undefined || results.data === undefined)
    return <PrintPreview sheets={null} empty="" />;
  const known = { travellers: travellers.data, results: results.data };
  const boards = hands.map((hand, at) => boardOf(hand, at, known, { withAnalysis, withResults }));
  const pending = withAnalysis ? boards.filter(({ analysis }) => analysis === null).length : 0;
  return (
    <PrintPreview
      sheets={sheetsOf(paper, boards, props)}
      note={pending === 0 ? null : `${counted(pending, 'board')} without analysis: it is not there yet.`}
      empty="This game has no boards."
    />
  );
}

function boardOf(
  hand: GameHand,
  at: number,
  { travellers, results }: { travellers: readonly Traveller[]; results: readonly (readonly TableResult[])[] },
  { withAnalysis, withResults }: { withAnalysis: boolean; withResults: boolean },
): PaperBoard {
  const traveller = travellers[at];
  return paperBoard(hand, {
    table: printedTable(results[at] ?? []),
    analysed: withAnalysis && traveller ? analysedBoard(hand, { tricks: traveller.trickTable }) : null,
    field: withResults && traveller && traveller.total > 1 ? traveller.contracts : [],
  });
}

const BOARDS_A_PAGE: Readonly<Record<BoardPaper, number>> = { notes: 2, boards: 4, record: 15 };

/** How many pages so many boards take. */
const pagesOf = (paper: BoardPaper, boards: number): number => Math.ceil(boards / BOARDS_A_PAGE[paper]);

function sheetsOf(
  paper: BoardPaper,
  boards: readonly PaperBoard[],
  { title, about }: Pick<BoardSheetsProps, 'title' | 'about'>,
): PrintedSheet[] {
  const size = BOARDS_A_PAGE[paper];
  return Array.from({ length: pagesOf(paper, boards.length) }, (_, page): PrintedSheet => {
    const shown = boards.slice(page * size, (page + 1) * size);
    const part = partText(shown);
    switch (paper) {
      case 'notes':
        return {
          children: shown.map((board) => (
            <HalfBoard key={board.id} board={board} about={[title, about].join(', ')} />
          )),
        };
      case 'boards':
        return {
          title,
          about,
          part,
          children: (
            <div className="paper-four">
              {shown.map((board) => (
                <QuarterBoard key={board.id} board={board} />
              ))}
            </div>
          ),
        };
      case 'record':
        return {
          title: 'Hand record',
          about: [title, about].join(', '),
          part,
          note: boards.some(({ analysis }) => analysis !== null) ? RECORD_NOTE : 'Bottom left: HCP.',
          children: (
            <div className="paper-record">
              {shown.map((board) => (
                <RecordBoard key={board.id} board={board} />
              ))}
            </div>
          ),
        };
    }
  });
}

const RECORD_NOTE = 'Bottom right: makeable contracts, double dummy, with par in a box. Bottom left: HCP.';

function partText(boards: readonly PaperBoard[]): string {
  const [first] = boards;
  const last = boards.at(-1);
  if (first === undefined || last === undefined) return '';
  return boards.length === 1 ? `Board ${first.number}` : `Boards ${first.number} to ${last.number}`;
}
