import { TableVerdict } from '../../features/analysis/table-verdict.tsx';
import { ResultsPanel } from '../../features/hands/results-panel.tsx';
import { DeskPart } from '../../ui/desk.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import type { Review } from './use-review.ts';

/** What all tables made of the board. */
export function TableResults({ review: { results, table, spoilers, board } }: { review: Review }) {
  if (!results.data || results.data.length === 0) return null;
  return (
    <DeskPart name="results">
      <ResultsPanel
        results={results.data}
        shownId={table.shown?.id ?? null}
        onShow={table.show}
        parNS={spoilers.shown && board ? board.parNS : null}
        verdict={
          spoilers.shown && board && table.shown ? <TableVerdict table={table.shown} board={board} /> : null
        }
        more={
          results.hasNextPage ? (
            <MoreButton
              pendingText="Loading more tables…"
              loading={results.isFetchingNextPage}
              failure={results.isFetchNextPageError ? 'The other tables could not be loaded' : null}
              onLoad={() => void results.fetchNextPage()}
            >
              Show more
            </MoreButton>
          ) : null
        }
      />
    </DeskPart>
  );
}
