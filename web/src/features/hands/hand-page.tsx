import type { Hand, TableResult } from '@bridge-review/api/hands';
import { useMemo, useState } from 'react';
import { usePageTitle } from '../../app/page-title.ts';
import { RequestError, sentenceOf } from '../../app/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Column, Columns } from '../../ui/columns.tsx';
import { gamesAddress } from '../games/games-address.ts';
import { useGame } from '../games/queries.ts';
import { DealPanel } from './deal-panel.tsx';
import { HandHead } from './hand-head.tsx';
import { LoadingHand, LoadingRecord } from './loading-hand.tsx';
import { recordedLine } from './line-of-play.ts';
import { useHand, useResults } from './queries.ts';
import { ResultsPanel } from './results-panel.tsx';
import { TableRecord } from './table-record.tsx';
import { usePlay } from './use-play.ts';

export function HandPage({ id }: { id: string }) {
  const { data, isPending, isFetching, error, refetch } = useHand(id);
  usePageTitle(data ? `Board ${data.boardNumber}` : 'Hand');
  if (data) return <HandView hand={data} />;
  if (isPending) return <LoadingHand />;
  if (error instanceof RequestError && error.status === 404) {
    return (
      <EmptyState level={1} title="Hand not found" action={<Link href={gamesAddress()}>Back to games</Link>}>
        Its game may have been deleted, or the address is wrong.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      level={1}
      title="The hand could not be loaded"
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {sentenceOf(error)}
    </ErrorState>
  );
}

/** Left what was dealt and scored, right what was bid and said. */
function HandView({ hand }: { hand: Hand }) {
  const game = useGame(hand.gameId).data;
  const results = useResults(hand.id);
  const table = useShownTable(hand.id, results.data);
  const line = useMemo(() => (table.shown ? recordedLine(table.shown) : null), [table.shown]);
  const play = usePlay(table.shown?.id ?? null, line, table.shown?.players);
  return (
    <>
      <HandHead hand={hand} game={game} />
      <Columns>
        <Column>
          <DealPanel hand={hand} play={play} />
          {results.data && results.data.length > 0 && (
            <ResultsPanel results={results.data} shownId={table.shown?.id ?? null} onShow={table.show} />
          )}
        </Column>
        <Column>
          {results.data ? (
            <TableRecord hand={hand} result={table.shown} several={results.data.length > 1} play={play} />
          ) : results.isPending ? (
            <LoadingRecord />
          ) : (
            <Panel>
              <PanelBody>
                <ErrorState
                  title="The results could not be loaded"
                  retrying={results.isFetching}
                  onRetry={() => void results.refetch()}
                >
                  {sentenceOf(results.error)}
                </ErrorState>
              </PanelBody>
            </Panel>
          )}
        </Column>
      </Columns>
    </>
  );
}

/** The table somebody chose, on this hand; else the first of which most is known. */
function useShownTable(handId: number, results: readonly TableResult[] | undefined) {
  const [choice, setChoice] = useState<{ handId: number; tableId: number } | null>(null);
  const chosen = choice?.handId === handId ? results?.find(({ id }) => id === choice.tableId) : undefined;
  const shown =
    chosen ??
    results?.find(({ play }) => play !== null) ??
    results?.find(({ auction }) => auction !== null) ??
    results?.[0];
  return { shown, show: (tableId: number) => setChoice({ handId, tableId }) };
}
