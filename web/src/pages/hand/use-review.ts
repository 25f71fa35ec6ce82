import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import type { DeclaredContract } from '@bridge-review/bridge/contract';
import type { Side } from '@bridge-review/bridge/side';
import { useMemo, useState } from 'react';
import { useShortcuts } from '../../base/shortcuts.ts';
import { type AnalysedBoard, analysedBoard } from '../../features/analysis/analysed-board.ts';
import { contractText } from '../../features/analysis/contract-text.ts';
import { contractOfTable } from '../../features/analysis/judged-tables.ts';
import { linePosition } from '../../features/analysis/line-positions.ts';
import { marginText } from '../../features/analysis/margin-text.ts';
import { useHandAnalysis } from '../../features/analysis/queries.ts';
import { isSameContract, type Replay } from '../../features/analysis/replay.ts';
import { useSpoilers } from '../../features/analysis/spoilers.ts';
import { useCardValues } from '../../features/analysis/use-card-values.ts';
import type { OpenEditor } from '../../features/bidding/bidding-card.tsx';
import { useBidding } from '../../features/bidding/queries.ts';
import { wholeDealOf } from '../../features/hands/deal-of.ts';
import { type LineOfPlay, recordedLine, unplayed } from '../../features/hands/line-of-play.ts';
import { firstShown } from '../../features/hands/first-shown.ts';
import { useResults } from '../../features/hands/queries.ts';
import { seatOfViewer } from '../../features/hands/seat-of-viewer.ts';
import { usePlay } from '../../features/hands/use-play.ts';
import { type Viewer, useShownHands } from '../../features/hands/use-shown-hands.ts';
import { useMyParticipation } from '../../features/participation/queries.ts';
import { usePlayKeys } from './use-play-keys.ts';

/** What one reviews of a hand: a table, its line of play, what the cards are worth, which hands are open. */
export function useReview(hand: GameHand, user: User) {
  const results = useResults(hand.id);
  const table = useShownTable(hand.id, results.data);
  const spoilers = useSpoilers(user.id);
  const analysis = useHandAnalysis(hand.id);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const isBidding = editor !== null;
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
  const replay = useReplay(hand.id, () => setValuesOn(true));
  const chosen = useMemo(() => replay.contract && unplayed(replay.contract), [replay.contract]);
  const play = usePlay(
    `${hand.id} ${table.shown?.id} ${replay.contract ? contractText(replay.contract) : ''}`,
    chosen ?? recorded ?? toPlay,
    table.shown?.players,
  );
  const line = play?.line ?? null;
  const step = play?.step ?? 0;
  const position = useMemo(
    () => (deal && line && linePosition(deal, line, step)?.position) ?? null,
    [deal, line, step],
  );
  const found = useCardValues(mayKnowPar && !isBidding ? deal : null, line, step);
  const known = mayKnowPar && deal !== null && play !== null ? found : null;

  const hands = useShownHands(useViewer(hand, user, results, analysis.data?.side?.side), isBidding);
  const objection = deal === null ? 'No card values' : null;
  const valuesSwitch = { on: withValues, set: setValuesOn, objection: found.failure ?? objection };
  const showTable = (id: number) => {
    replay.choose(null);
    table.show(id);
  };
  usePlayKeys(isBidding ? null : play);
  useShortcuts({
    h: hands.cycle,
    v: isBidding || valuesSwitch.objection !== null ? null : () => setValuesOn(!valuesOn),
  });

  return {
    results,
    /** Until it is known, yes: most boards have some. Few have a play. */
    hasResults: results.isPending || (results.data?.length ?? 0) > 0,
    hasPlay: line !== null && line.cards.length > 0,
    hasCommentary: table.shown !== undefined && isCommented(table.shown),
    table: { ...table, show: showTable },
    replay,
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
    setEditor,
    leaveEditor: () => {
      hands.showAllAfterBidding();
      editor?.leave();
    },
  };
}

/** Whether the file says anything about a table. */
const isCommented = ({ commentary, auction, play }: TableResult): boolean =>
  commentary.length > 0 ||
  [...(auction?.annotations ?? []), ...(play?.annotations ?? [])].some(({ comments }) => comments.length > 0);

/** Undefined while nobody knows. */
function useViewer(
  hand: GameHand,
  user: User,
  results: ReturnType<typeof useResults>,
  analysed: Side | undefined,
): Viewer | undefined {
  const participation = useMyParticipation(hand.gameId);
  const bidding = useBidding(hand.id);
  if (participation.isPending || bidding.isPending || results.isPending) return undefined;
  return seatOfViewer({
    participation: participation.data,
    user,
    results: results.data,
    recordedSide: bidding.data?.side ?? null,
    analysedSide: analysed ?? null,
  });
}

export type Review = ReturnType<typeof useReview>;

function marginOf({ scoreNS }: TableResult, board: AnalysedBoard): string | null {
  return scoreNS === null ? null : marginText(scoreNS, board, 'NS');
}

/** The contract that somebody chose on this hand; choosing it again returns to the table's. */
function useReplay(handId: number, onChoose: () => void): Replay {
  const [choice, setChoice] = useState<{ handId: number; contract: DeclaredContract } | null>(null);
  const contract = choice?.handId === handId ? choice.contract : null;
  return {
    contract,
    choose: (next) => {
      if (next === null || isSameContract(next, contract)) return setChoice(null);
      setChoice({ handId, contract: next });
      // Cards are played in the hands while their values are shown.
      onChoose();
    },
  };
}

/** Before its lead: what the table played, else the contract of par. */
function contractToPlay(shown: TableResult | undefined, board: AnalysedBoard | null): LineOfPlay | null {
  const reached = shown ? contractOfTable(shown) : null;
  const contract = reached !== null && reached !== 'Pass' ? reached : board?.par.contracts.at(-1);
  return contract ? unplayed(contract) : null;
}

/** The table somebody chose, on this hand; else the one that is shown first. */
function useShownTable(handId: number, results: readonly TableResult[] | undefined) {
  const [choice, setChoice] = useState<{ handId: number; tableId: number } | null>(null);
  const chosen = choice?.handId === handId ? results?.find(({ id }) => id === choice.tableId) : undefined;
  const shown = chosen ?? firstShown(results);
  return { shown, show: (tableId: number) => setChoice({ handId, tableId }) };
}
