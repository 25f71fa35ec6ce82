/**
 * The pages as far as they are known before their code has come. They are rendered on the server, from the same parts as
 * the pages, and take no data of their own.
 *
 * @module
 */
import type { GameCounts, GameDetails, ListedGame } from '@bridge-review/api/games';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { Search, Upload } from 'lucide-react';
import { AuthLede } from '../features/auth/auth-lede.tsx';
import { CountsLine } from '../features/games/counts-line.tsx';
import { GameHead } from '../features/games/game-head.tsx';
import { GameRow } from '../features/games/game-row.tsx';
import { hasDay } from '../features/games/game-text.ts';
import { dealOf } from '../features/hands/deal-of.ts';
import { firstShown } from '../features/hands/first-shown.ts';
import { GameLines, HandBadges } from '../features/hands/hand-lines.tsx';
import { LoadingDesk } from '../pages/hand/loading-hand.tsx';
import { BoardHead } from '../ui/board-head.tsx';
import { BoardRailRoom } from '../ui/board-rail.tsx';
import { Button } from '../ui/button.tsx';
import { CONTROL_LOOK } from '../ui/control-look.ts';
import { cx } from '../ui/cx.ts';
import { DealDiagram } from '../ui/deal-diagram.tsx';
import { Icon } from '../ui/icon.tsx';
import { RowList } from '../ui/list-row.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { Skeleton, SkeletonCards, SkeletonRows } from '../ui/skeleton.tsx';

export function SignInOutline() {
  return (
    <div className="mx-auto grid max-w-[64rem] items-center gap-s6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:py-s6 lg:gap-s8">
      <AuthLede />
      <Panel className="max-md:order-2">
        <PanelBody className="grid gap-s4">
          <Skeleton className="h-tap" />
          <Skeleton className="h-tap" />
          <Skeleton className="h-tap" />
        </PanelBody>
      </Panel>
    </div>
  );
}

interface Localised {
  locale: string | undefined;
}

/** As many rows as a window shows. */
const MOST_ROWS = 8;

interface GamesOutlineProps extends Localised {
  counts: GameCounts | undefined;
  /** None where they are not known. */
  games: readonly ListedGame[];
  userId: number | undefined;
}

export function GamesOutline({ counts, games, userId, locale }: GamesOutlineProps) {
  // Who is new gets a welcome above the list; a sample has buttons that ask the server.
  const rows = counts?.mine === 0 ? [] : games.slice(0, MOST_ROWS);
  const isPlain = rows.length > 0 && rows.every((game) => hasDay(game) && !game.isSample);
  return (
    <>
      <PageHead title="Games" />
      <div className="mb-s3 flex flex-wrap gap-s3">
        <SearchOutline />
        <Button variant={counts?.mine === 0 ? 'default' : 'primary'} icon={Upload} className="max-sm:grow">
          Upload PBN
        </Button>
      </div>
      <CountsLine counts={counts} whose="all" onChange={() => undefined} />
      {isPlain ? (
        <RowList label="Games">
          {rows.map((game) => (
            <GameRow
              key={game.id}
              game={game}
              onEdit={game.uploadedBy === userId ? () => undefined : undefined}
              locale={locale}
            />
          ))}
        </RowList>
      ) : (
        <SkeletonRows />
      )}
    </>
  );
}

/** Not an input: what somebody, or the browser, put into it would be lost. */
function SearchOutline() {
  return (
    <div className="relative min-w-0 flex-1 max-sm:basis-full">
      <Icon of={Search} className="absolute top-1/2 left-[0.8rem] -translate-y-1/2 text-ink-3" />
      <div
        className={cx(
          CONTROL_LOOK,
          'min-h-tap content-center truncate pl-[2.5rem] text-ink-3 max-sm:text-sm',
        )}
      >
        Search games, tournaments, or uploaders...
      </div>
    </div>
  );
}

export function GameOutline({ game, locale }: Localised & { game: GameDetails }) {
  return (
    <>
      <GameHead game={game} locale={locale} back={{ href: '/', label: 'Back to games' }} />
      <SkeletonCards />
    </>
  );
}

interface HandOutlineProps extends Localised {
  hand: GameHand;
  game: GameDetails | undefined;
  results: readonly TableResult[] | undefined;
}

export function HandOutline({ hand, game, results, locale }: HandOutlineProps) {
  const lines = game && <GameLines game={game} locale={locale} />;
  const table = firstShown(results);
  return (
    <>
      <BoardHead
        back={{ href: '/', label: 'Back to game' }}
        title={`Board ${hand.boardNumber}`}
        game={lines}
        badges={<HandBadges hand={hand} table={table} />}
        pager={
          <>
            <div className="board-actions-room" />
            <div className="board-pager-room" />
          </>
        }
      >
        <BoardRailRoom />
      </BoardHead>
      <LoadingDesk
        game={lines}
        deal={
          <DealDiagram
            board={hand.boardNumber}
            dealer={hand.dealer}
            vulnerability={hand.vulnerability}
            hands={dealOf(hand)}
            players={table?.players}
          />
        }
      />
    </>
  );
}
