import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand } from '@bridge-review/api/hands';
import { messages } from '@bridge-review/api/messages';
import { paths } from '@bridge-review/api/page-paths';
import { TRAVELLERS } from '@bridge-review/api/ranking';
import { useLocation, useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { errorMessage } from '../base/request-error.ts';
import { BACK, STAY } from '../base/scroll-restoration.ts';
import { gameAddress } from '../features/games/game-address.ts';
import { GameFailure } from '../features/games/game-failure.tsx';
import { headingOf } from '../features/games/game-text.ts';
import { useGame } from '../features/games/queries.ts';
import { useHandsOfGame } from '../features/hands/queries.ts';
import { useMyParticipation } from '../features/participation/queries.ts';
import { BoardSheets } from '../features/print/board-sheets.tsx';
import { gameFacts } from '../features/print/game-facts.ts';
import { PAPER_NAMES, papers, printAddress, type PrintChoice } from '../features/print/print-address.ts';
import { readPrintAddress } from '../features/print/read-print-address.ts';
import { ScorecardSheets } from '../features/print/scorecard-sheets.tsx';
import { TravellerSheets } from '../features/print/traveller-sheets.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';

/** A game on paper: what to print, how many pages it takes, and the sheets as they will be. */
export function PrintView({ id }: { id: string }) {
  const game = useGame(id);
  const hands = useHandsOfGame(Number(id));
  const participation = useMyParticipation(Number(id));
  usePageTitle(game.data ? `Print, ${headingOf(game.data)}` : 'Print');
  if (game.data === undefined) {
    return game.isPending ? (
      <SkeletonRows count={6} label="Loading the game" />
    ) : (
      <GameFailure query={game} missing={messages.gameDeleted} />
    );
  }
  if (hands.data === undefined || participation.isPending) {
    return hands.isPending || hands.data !== undefined ? (
      <SkeletonRows count={6} label="Loading the boards" />
    ) : (
      <ErrorState
        level={1}
        title="The boards could not be loaded"
        retrying={hands.isFetching}
        onRetry={() => void hands.refetch()}
      >
        {errorMessage(hands.error)}
      </ErrorState>
    );
  }
  return <Print game={game.data} hands={hands.data} played={participation.data?.isPlaying ?? false} />;
}

/** Boards that are printed at once: the results of each are asked for by themselves. */
const PART = TRAVELLERS;

interface PrintProps {
  game: GameDetails;
  hands: readonly GameHand[];
  /** Who did not play may still want to: results and analysis are then left out, until asked for. */
  played: boolean;
}

function Print({ game, hands, played }: PrintProps) {
  const [params] = useSearchParams();
  const choice = readPrintAddress(params);
  const { paper, handId, entrant } = choice;
  const one = hands.find(({ id }) => id === handId);
  const from = choice.from < hands.length ? choice.from - (choice.from % PART) : 0;
  const printed = one ? [one] : hands.slice(from, from + PART);
  // A single board is looked at on its page, with all that is said of it.
  const withResults = choice.results ?? (played || one !== undefined);
  const withAnalysis = choice.analysis ?? played;
  const title = headingOf(game);
  const shared = { withAnalysis, title, about: gameFacts(game) };
  const back = one
    ? { href: paths.hand(one.id), label: `Back to board ${one.boardNumber}`, state: BACK }
    : { href: gameAddress(game.id), label: 'Back to game', state: BACK };
  return (
    <>
      <div className="print:hidden">
        <PageHead back={back} title="Print" meta={[title]} />
        <Choices
          game={game}
          hands={hands}
          one={one}
          choice={{ ...choice, from }}
          withResults={withResults}
          withAnalysis={withAnalysis}
        />
      </div>
      {paper === 'scorecard' ? (
        <ScorecardSheets {...shared} gameId={game.id} entrant={entrant} />
      ) : paper === 'travellers' ? (
        <TravellerSheets {...shared} hands={printed} />
      ) : (
        <BoardSheets {...shared} paper={paper} hands={printed} withResults={withResults} />
      )}
    </>
  );
}

interface ChoicesProps {
  game: GameDetails;
  hands: readonly GameHand[];
  one: GameHand | undefined;
  choice: PrintChoice;
  withResults: boolean;
  withAnalysis: boolean;
}

function Choices({ game, hands, one, choice, withResults, withAnalysis }: ChoicesProps) {
  const [, navigate] = useLocation();
  const { paper } = choice;
  const choose = (change: Partial<PrintChoice>) =>
    navigate(printAddress(game.id, { ...choice, ...change }), { replace: true, state: STAY });
  const parts = Array.from({ length: Math.ceil(hands.length / PART) }, (_, part) => {
    const shown = hands.slice(part * PART, (part + 1) * PART);
    return {
      value: String(part * PART),
      label: `Boards ${shown[0]?.boardNumber} to ${shown.at(-1)?.boardNumber}`,
    };
  });
  return (
    <div className="mb-s4 flex flex-wrap items-center gap-x-s5 gap-y-s2">
      <NativeSelect
        aria-label="What to print"
        value={paper}
        onValueChange={(next) => choose({ paper: next })}
        options={papers.map((value) => ({ value, label: PAPER_NAMES[value] }))}
      />
      {paper !== 'scorecard' && one && (
        <Switch checked onCheckedChange={() => choose({ handId: null })}>
          Only board {one.boardNumber}
        </Switch>
      )}
      {paper !== 'scorecard' && !one && parts.length > 1 && (
        <NativeSelect
          aria-label="Which boards"
          value={String(choice.from)}
          onValueChange={(from) => choose({ from: Number(from) })}
          options={parts}
        />
      )}
      {(paper === 'notes' || paper === 'boards') && (
        <Switch checked={withResults} onCheckedChange={(results) => choose({ results })}>
          Auction and result
        </Switch>
      )}
      <Switch checked={withAnalysis} onCheckedChange={(analysis) => choose({ analysis })}>
        {paper === 'scorecard' ? 'Par' : 'Analysis'}
      </Switch>
    </div>
  );
}
