import type { Game, ListedGame } from '@bridge-review/api/games';
import { paths } from '@bridge-review/api/page-paths';
import { ChevronRight } from 'lucide-react';
import { memo, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DateBlock, UploadBlock } from '../../ui/date-block.tsx';
import { calendarDay } from '../../ui/format-date.ts';
import { Link } from '../../ui/link.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { roundText } from '../../ui/round-text.ts';
import { ConfirmPlayed } from './confirm-played.tsx';
import { dayOf, hasDay, headingOf, placeOf } from './game-text.ts';
import { OwnAccuracy, OwnPartner, OwnWork } from './own-part.tsx';
import { RemoveSample } from './remove-sample.tsx';

export interface GameRowProps {
  game: ListedGame;
  /** Given to the uploader alone. */
  onEdit?: ((game: Game) => void) | undefined;
  /** Of its date; the browser's own by default. */
  locale?: string | undefined;
}

export const GameRow = memo(function GameRow({ game, onEdit, locale }: GameRowProps) {
  const headingId = useId();
  const place = placeOf(game);
  const { isPlaying, suggestedPartner } = game.own;
  return (
    <ListRow
      lead={
        hasDay(game) ? (
          <DateBlock {...dayOf(game)} locale={locale} />
        ) : (
          <UploadBlock {...calendarDay(game.uploadedAt)} locale={locale} />
        )
      }
      facts={
        <>
          <OwnPartner own={game.own} />
          <OwnAccuracy own={game.own} />
          <OwnWork game={game} />
        </>
      }
      actions={
        <>
          {!isPlaying && suggestedPartner && (
            <ConfirmPlayed game={game} partner={suggestedPartner} describedBy={headingId} />
          )}
          {game.isSample && <RemoveSample game={game} describedBy={headingId} hang="right" />}
          {onEdit && !game.isSample && (
            <Button variant="quiet" hang="right" aria-describedby={headingId} onClick={() => onEdit(game)}>
              Edit Details
            </Button>
          )}
          <ButtonLink
            variant="quiet"
            hang="right"
            iconAfter={ChevronRight}
            href={paths.game(game.id)}
            aria-describedby={headingId}
          >
            View Hands
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-[0.7rem] gap-y-s1">
        <h2 id={headingId} className="min-w-0 text-[1.5rem]">
          <Link tone="row" href={paths.game(game.id)}>
            {headingOf(game)}
          </Link>
        </h2>
        {game.isSample && <Badge tone="info">Sample</Badge>}
        {game.round && <Badge>{roundText(game.round)}</Badge>}
      </div>
      {place !== '' && <p className="text-ink-2">{place}</p>}
      <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">
        File: {game.filename || game.title}
        {game.isSample
          ? ' • Invented players; only you see it'
          : game.uploaderName !== '' && ` • Uploaded by ${game.uploaderName}`}
      </p>
    </ListRow>
  );
});
