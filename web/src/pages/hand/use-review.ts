import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import { useMemo, useState } from 'react';
import { type AnalysedBoard, analysedBoard } from '../../features/analysis/analysed-board.ts';
import { contractOfTable } from '../../features/analysis/judged-tables.ts';
import { linePosition } from '../../features/analysis/line-positions.ts';
import { useHandAnalysis } from '../../features/analysis/queries.ts';
import { useSpoilers } from '../../features/analysis/spoilers.ts';
import { useCardValues } from '../../features/analysis/use-card-values.ts';
import { marginText } from '../../features/analysis/verdict-text.ts';
import { useBidding } from '../../features/bidding/queries.ts';
import { wholeDealOf } from '../../features/hands/deal-of.ts';
import { type LineOfPlay, recordedLine, unplayed } from '../../features/hands/line-of-play.ts';
import { useResults } from '../../features/hands/queries.ts';
import { useLetterKeys } from '../../features/hands/use-letter-keys.ts';
import { usePlay } from '../../features/hands/use-play.ts';
import { type Viewer, useShownHands } from '../../features/hands/use-shown-hands.ts';
import { useMyParticipation } from '../../features/participation/queries.ts';

/** What one reviews of a hand: a table, its line of play, what the cards are worth, which hands are open. */
export function useReview(hand: GameHand, user: User) {
  const results = useResults(hand.id);
  const table = useShownTable(hand.id, results.data);
  const spoilers = useSpoilers(user.id, hand.id);
  const analysis = useHandAnalysis(hand.id);
  const [isBidding, setIsBidding] = useState(false);
  const [valuesOn, setValuesOn] = useState(false);
  const withValues = valuesOn && !isBidding;

  const board = useMemo(
    () => (analysis.data && analysedBoard(hand, analysis.data)) ?? null,
    [hand, analysis.data],
  );
  const deal = useMemo(() => wholeDealOf(hand), [hand]);
  const recorded = useMemo(() => (table.shown ? recordedLine(table.shown) : null), [table.shown]);
  // Without a record the cards can still be played: in the table's contract, else, where it may be seen, in that of par.
  const mayKnowPar = spoilers.shown || withValues;
  const toPlay = useMemo(
    () => (deal === null ? null : contractToPlay(table.shown, mayKnowPar ? board : null)),
    [deal, table.shown, mayKnowPar, board],
  );
  const play = usePlay(`${hand.id} ${table.shown?.id}`, recorded ?? toPlay, table.shown?.players);
  const line = play?.line ?? null;
  const step = play?.step ?? 0;
  const position = useMemo(
    () => (deal && line && linePosition(deal, line, step)?.position) ?? null,
    [deal, line, step],
  );
  const found = useCardValues(mayKnowPar && !isBidding ? deal : null, line, step);
  const known = mayKnowPar && deal !== null && play !== null ? found : null;

  const hands = useShownHands(useViewer(hand, analysis.data?.side?.side), isBidding);
  const objection = deal === null ? 'No card values' : null;
  const valuesSwitch = { on: withValues, set: setValuesOn, objection: found.failure ?? objection };
  useLetterKeys({
    h: hands.cycle,
    v: () => isBidding || valuesSwitch.objection !== null || setValuesOn(!valuesOn),
  });

  return {
    results,
    table,
    spoilers,
    analysis,
    board,
    play,
    position,
    /** For the play's panel: as soon as either the analysis or the values are shown. */
    known,
    values: withValues ? known : null,
    valuesSwitch,
    hands,
    margin: spoilers.shown && board && table.shown ? marginOf(table.shown, board) : null,
    isBidding,
    setIsBidding,
  };
}

/** Undefined while nobody knows. */
function useViewer(hand: GameHand, analysed: Side | undefined): Viewer | undefined {
  const participation = useMyParticipation(hand.gameId);
  const bidding = useBidding(hand.id);
  if (participation.isPending || bidding.isPending) return undefined;
  return { seat: participation.data?.seat ?? null, side: bidding.data?.side ?? analysed ?? null };
}

export type Review = ReturnType<typeof useReview>;

function marginOf({ scoreNS, declarer }: TableResult, board: AnalysedBoard): string | null {
  return scoreNS === null || declarer === null ? null : marginText(scoreNS, board, sideOf(declarer));
}

/** Before its lead: what the table played, else the contract of par. */
function contractToPlay(shown: TableResult | undefined, board: AnalysedBoard | null): LineOfPlay | null {
  const reached = shown ? contractOfTable(shown) : null;
  const contract = reached !== null && reached !== 'Pass' ? reached : board?.par.contracts.at(-1);
  return contract ? unplayed(contract) : null;
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
