import { TableVerdict } from '../../features/analysis/table-verdict.tsx';
import type { TableResult } from '@bridge-review/api/hands';
import { readPlayerName } from '@bridge-review/bridge/player-name';
import { seats } from '@bridge-review/bridge/seat';
import { WhoButton } from '../../features/people/who-button.tsx';
import { ResultsPanel } from '../../features/hands/results-panel.tsx';
import { DeskPart } from '../../ui/desk.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { LoadingResults } from './loading-hand.tsx';
import type { Review } from './use-review.ts';

/** What all tables made of the board. */
export function TableResults({ review, gameId }: { review: Review; gameId: number }) {
  const { results, table, spoilers, board } = review;
  if (!results.data) return <LoadingResults review={review} />;
  // Of the table that is shown, or of the only one.
  const who = table.shown ?? (results.data.length === 1 ? results.data[0] : undefined);
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
        actions={who && <WhoButton gameId={gameId} players={playersAt(who)} />}
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

const playersAt = ({ id, players }: TableResult) =>
  seats.flatMap((seat) => {
    const { name } = readPlayerName(players[seat] ?? '');
    return name === '' ? [] : [{ name, tableId: id, seat }];
  });
