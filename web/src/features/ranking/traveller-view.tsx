import type { GameHand } from '@bridge-review/api/hands';
import { paths } from '@bridge-review/api/page-paths';
import type { Entrant, Traveller } from '@bridge-review/api/ranking';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { useLocation } from 'wouter';
import { errorMessage } from '../../base/request-error.ts';
import { STAY } from '../../base/scroll-restoration.ts';
import { useShortcuts } from '../../base/shortcuts.ts';
import { Contract } from '../../ui/contract.tsx';
import { CountBars } from '../../ui/count-bars.tsx';
import { DealDiagram } from '../../ui/deal-diagram.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { MakeableTable } from '../../ui/makeable-table.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TravellerTable } from '../../ui/traveller-table.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import { type AnalysedBoard, analysedBoard } from '../analysis/analysed-board.ts';
import { parSentence } from '../analysis/par-text.ts';
import { dealOf } from '../hands/deal-of.ts';
import { useHandsOfGame } from '../hands/queries.ts';
import { useMyParticipation } from '../participation/queries.ts';
import { useTraveller } from './queries.ts';
import { scorecardAddress, travellerAddress } from './ranking-address.ts';
import { pointsText, scaledText, surnamesText } from './ranking-text.ts';
import { travellerLine } from './traveller-line.ts';

/** The board that is asked for, else the first, with the way to the others. */
export function TravellerView({ gameId, handId }: { gameId: number; handId: number | null }) {
  const hands = useHandsOfGame(gameId);
  const [, navigate] = useLocation();
  const all = hands.data ?? [];
  const index = Math.max(
    0,
    all.findIndex(({ id }) => id === handId),
  );
  const step = (at: number) => {
    const hand = all[at];
    return hand ? () => navigate(travellerAddress(gameId, hand.id), { state: STAY }) : null;
  };
  const [previous, next] = [step(index - 1), step(index + 1)];
  useShortcuts({ '[': previous, 'shift+arrowleft': previous, ']': next, 'shift+arrowright': next });
  const hand = all[index];
  if (hands.isPending) return <SkeletonRows count={8} label="Loading the traveller" />;
  if (hands.data === undefined) {
    return (
      <ErrorState
        title="The boards could not be loaded"
        retrying={hands.isFetching}
        onRetry={() => void hands.refetch()}
      >
        {errorMessage(hands.error)}
      </ErrorState>
    );
  }
  if (hand === undefined) return <EmptyState title="No hands found">This game has no boards.</EmptyState>;
  return (
    <>
      {all.length > 1 && (
        <div className="mb-s2 flex justify-end">
          <Pager
            label="Travellers"
            index={index + 1}
            count={all.length}
            onPrevious={() => previous?.()}
            onNext={() => next?.()}
          />
        </div>
      )}
      <Board key={hand.id} hand={hand} />
    </>
  );
}

function Board({ hand }: { hand: GameHand }) {
  const { data, isPending, isFetching, error, refetch } = useTraveller(hand.id, 0);
  const { data: participation } = useMyParticipation(hand.gameId);
  if (data === undefined) {
    return isPending ? (
      <SkeletonRows count={8} label="Loading the traveller" />
    ) : (
      <ErrorState
        title="The traveller could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  const analysed = participation?.isPlaying ? analysedBoard(hand, { tricks: data.trickTable }) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-s5">
        <Tables traveller={data} board={analysed} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 md:has-[>*+*]:grid-cols-[repeat(2,minmax(0,1fr))]">
          {data.contracts.length > 0 && (
            <Panel title="What they bid">
              <CountBars
                rows={data.contracts.map(({ contract, tables }) => ({
                  key: contract,
                  name: <Contract contract={contract} />,
                  count: tables,
                }))}
                noun="table"
              />
            </Panel>
          )}
          {analysed && (
            <Panel title="Makeable tricks" note="double dummy">
              <PanelBody>
                <MakeableTable tricks={analysed.tricks} par={analysed.par.contracts} />
              </PanelBody>
            </Panel>
          )}
        </div>
      </div>
      <Panel aria-label="The deal">
        <DealDiagram
          board={hand.boardNumber}
          dealer={hand.dealer}
          vulnerability={hand.vulnerability}
          hands={dealOf(hand)}
        />
        <PanelFooter>
          <Link href={paths.hand(hand.id)} className="inline-flex items-center pointer-coarse:min-h-tap">
            Auction, play and discussion
          </Link>
        </PanelFooter>
      </Panel>
    </div>
  );
}

function Tables({ traveller, board }: { traveller: Traveller; board: AnalysedBoard | null }) {
  const { boardNumber, dealer, vulnerability, rows, total, unit, top, gameId } = traveller;
  const scaled = scaledText(traveller);
  const tables =
    total > rows.length ? `the first ${rows.length} of ${total} tables` : counted(total, 'table');
  return (
    <Panel
      title={`Board ${boardNumber}`}
      note={`Dealer ${seatName(dealer)}, ${vulnerabilityText(vulnerability)} · ${tables}${total > 1 ? ' · best first for N–S' : ''}${top === null ? '' : ` · top ${pointsText(top)}`}`}
    >
      {rows.length === 0 ? (
        <EmptyState mark={false} title="No results">
          The file has no result of this board.
        </EmptyState>
      ) : (
        <TravellerTable
          caption={`Results on board ${boardNumber}`}
          unit={unit}
          lines={rows.map((row) =>
            travellerLine(row, unit, (entrant) => <PairLink entrant={entrant} gameId={gameId} />),
          )}
        />
      )}
      {(board || scaled !== null) && (
        <PanelFooter className="grid gap-s1 text-ink-2">
          {board && (
            <p>
              <Sentence>{parSentence(board)}</Sentence>
            </p>
          )}
          {scaled !== null && <p>{scaled}</p>}
        </PanelFooter>
      )}
    </Panel>
  );
}

function PairLink({ entrant, gameId }: { entrant: Entrant; gameId: number }) {
  const isKnown = entrant.number !== null || entrant.names.first !== null || entrant.names.second !== null;
  if (!isKnown) return <span className="text-ink-3">Not named</span>;
  return (
    <Link tone="row" href={scorecardAddress(gameId, entrant)}>
      {surnamesText(entrant)}
    </Link>
  );
}
