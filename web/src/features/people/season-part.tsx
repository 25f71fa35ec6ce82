import { paths } from '@bridge-review/api/page-paths';
import type { GameToMark } from '@bridge-review/api/people';
import { counted, plural } from '@bridge-review/bridge/counted';
import { Button } from '../../ui/button.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast-store.ts';
import { markedText, partText } from './people-text.ts';
import { useMarkSeason, useObjection, useOwnNames, useUndoSeason } from './queries.ts';

/** The games that have one's name, marked as played with one click; and the way to undo the last such click. */
export function SeasonPart() {
  const { data } = useOwnNames();
  const mark = useMarkSeason();
  const undo = useUndoSeason();
  if (!data) return null;
  const { gamesToMark, gamesToMarkCount, lastSeason } = data;
  const markAll = () =>
    mark.mutate(
      gamesToMark.map(({ id }) => id),
      {
        onSuccess: (marked) => {
          const { id } = marked;
          toast({
            title: `${counted(marked.games, 'game')} marked as played`,
            description: markedText(marked),
            ...(id !== null && { action: { label: 'Undo', onAction: () => undo.mutate(id) } }),
          });
        },
      },
    );
  return (
    <div className="grid gap-s3">
      {gamesToMark.length > 0 && (
        <>
          <p>
            {plural(
              gamesToMarkCount,
              'One more game has your name and is not marked as played.',
              `${gamesToMarkCount} more games have your name and are not marked as played.`,
            )}{' '}
            Seat and partner follow from the files.
          </p>
          <ul
            aria-label="Games with your name"
            className="max-h-[20rem] overflow-y-auto overscroll-contain border-y border-line"
          >
            {gamesToMark.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
          <p>
            <Button variant="primary" pending={mark.isPending} pendingText="Marking..." onClick={markAll}>
              Mark {gamesToMarkCount > gamesToMark.length ? 'the latest ' : ''}
              {counted(gamesToMark.length, 'game')} as played
            </Button>
          </p>
        </>
      )}
      {lastSeason && (
        <p className="flex flex-wrap items-center gap-x-s3 text-ink-2">
          {counted(lastSeason.games, 'game')} {plural(lastSeason.games, 'was', 'were')} marked as played by
          your name on {formatDate(calendarDay(lastSeason.markedAt))}.
          <Button
            variant="quiet"
            aria-label={`Undo marking ${counted(lastSeason.games, 'game')} as played`}
            pending={undo.isPending}
            pendingText="Undoing..."
            onClick={() => undo.mutate(lastSeason.id)}
          >
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}

function GameRow({ game }: { game: GameToMark }) {
  const objection = useObjection();
  const { id, title, date, identityId } = game;
  return (
    <li className="flex flex-wrap items-center gap-x-s3 border-line py-s2 not-first:border-t">
      <div className="min-w-0 flex-1 basis-[12rem]">
        <Link tone="text" href={paths.game(id)} className="font-medium wrap-anywhere">
          {title}
        </Link>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {date === null ? '' : `${formatDate(calendarDay(date))} · `}
          {partText(game)}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={`Not me in ${title}`}
        pending={objection.isPending}
        pendingText="Saving..."
        onClick={() => objection.mutate({ identityId, gameId: id, isRaised: true })}
      >
        Not me
      </Button>
    </li>
  );
}
