import type { CardBoard, Scorecard } from '@bridge-review/api/ranking';
import { counted } from '@bridge-review/bridge/counted';
import { errorMessage } from '../../base/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScorecardTable } from '../../ui/scorecard-table.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useGameAnalysis } from '../analysis/game-queries.ts';
import { PairControl } from '../pairs/pair-control.tsx';
import { useMyParticipation } from '../participation/queries.ts';
import { WhoButton } from '../people/who-button.tsx';
import { boardsIn, type CardGroup, type CardPart, sumOf } from './card-groups.ts';
import { useScorecard } from './queries.ts';
import { type EntrantKey, rankingAddress, scorecardAddress } from './ranking-address.ts';
import { directionText, entrantText, playersOf, pointsText } from './ranking-text.ts';
import { figureText, scorecardRounds } from './scorecard-lines.tsx';
import { ByOpponents, CardFigures, WhereItCameFrom } from './scorecard-sums.tsx';

export interface ScorecardViewProps {
  gameId: number;
  /** Null for one's own. */
  entrant: EntrantKey | null;
  show: CardPart | null;
}

/** What one pair made of each board. */
export function ScorecardView({ gameId, entrant, show }: ScorecardViewProps) {
  const { data, isPending, isFetching, error, refetch } = useScorecard(gameId, entrant);
  if (data) return <Card gameId={gameId} card={data} show={show} />;
  if (isPending) return <SkeletonRows count={8} label="Loading the scorecard" />;
  if (data === null) return <NoCard gameId={gameId} isOwn={entrant === null} />;
  return (
    <Panel>
      <ErrorState
        title="The scorecard could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    </Panel>
  );
}

function NoCard({ gameId, isOwn }: { gameId: number; isOwn: boolean }) {
  return (
    <Panel>
      {isOwn ? (
        <EmptyState
          mark={false}
          title="We do not know which pair was yours"
          action={
            <div className="flex flex-wrap items-center justify-center gap-s4">
              <PairControl gameId={gameId} />
              <Link href={rankingAddress(gameId)}>See the ranking</Link>
            </div>
          }
        >
          Say which pair of the file you were, or open the card of any pair from the ranking.
        </EmptyState>
      ) : (
        <EmptyState
          mark={false}
          title="No such pair"
          action={<Link href={rankingAddress(gameId)}>See the ranking</Link>}
        >
          The results of this game may have changed since.
        </EmptyState>
      )}
    </Panel>
  );
}

const GROUP_WORDS: Readonly<Record<CardGroup, string>> = {
  declaring: 'declared by this pair',
  'first declaring': 'declared by the first of the two',
  'second declaring': 'declared by the second of the two',
  defending: 'defended by this pair',
  'first on lead': 'with the first of the two on lead',
  'second on lead': 'with the second of the two on lead',
  'part scores': 'played in a part score',
  'games and slams': 'played in a game or slam',
};

const partText = (part: CardPart, [first]: readonly CardBoard[]): string =>
  typeof part === 'string' ? GROUP_WORDS[part] : `against ${first ? entrantText(first.opponents) : 'nobody'}`;

function Card({ gameId, card, show: asked }: { gameId: number; card: Scorecard; show: CardPart | null }) {
  const { pair, unit } = card;
  const { data: participation } = useMyParticipation(gameId);
  const { data: analysis } = useGameAnalysis(gameId);
  const records = pair.isOwn ? (analysis?.records ?? []) : [];
  const part = asked === null ? [] : boardsIn(card.boards, asked);
  // Opponents that the pair did not meet come from an address from before the results changed.
  const show = typeof asked === 'object' && part.length === 0 ? null : asked;
  const boards = show === null ? card.boards : part;
  const sum = sumOf(boards, unit);
  const top = boards.find((board) => board.top !== null)?.top ?? null;
  const title = pair.number === null ? entrantText(pair) : `Pair ${pair.number}: ${entrantText(pair)}`;
  const rounds = scorecardRounds(boards, {
    gameId,
    unit,
    showsPar: participation?.isPlaying ?? false,
    records: new Map(records.map((record) => [record.handId, record])),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      <div className="min-w-0">
        {show !== null && (
          <Notice tone="info" className="mb-s4">
            {counted(boards.length, 'board')} {partText(show, boards)}.{' '}
            <Link href={scorecardAddress(gameId, pair)}>Show all boards</Link>
          </Notice>
        )}
        <Panel
          title={title}
          note={directionText(card)}
          actions={<WhoButton gameId={gameId} players={playersOf(pair)} />}
        >
          <ScorecardTable
            caption={title}
            unit={unit}
            top={top === null ? '' : `of ${pointsText(top)}`}
            rounds={rounds}
            sum={{
              name: counted(sum.boards, 'board'),
              points: pointsText(sum.points),
              share: unit === 'percent' ? sum.value : null,
              value: figureText(sum.value, unit),
            }}
          />
        </Panel>
      </div>
      <div className="grid min-w-0 gap-s5">
        <CardFigures card={card} />
        <WhereItCameFrom gameId={gameId} card={card} show={show} />
        <ByOpponents gameId={gameId} card={card} show={show} />
      </div>
    </div>
  );
}
