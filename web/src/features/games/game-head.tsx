import type { GameDetails } from '@bridge-review/api/games';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { PageHead, type PageHeadProps } from '../../ui/page-head.tsx';
import { type GamePlace, GamePlaces } from './game-places.tsx';
import { roundText } from '../../ui/round-text.ts';
import { dayText, hasDay, headingOf, placeOf, uploadDayText, uploaderOf } from './game-text.ts';

export interface GameHeadProps extends Pick<PageHeadProps, 'back' | 'actions'> {
  /** On the line of its pages: the viewer's part in it. */
  children?: ReactNode;
  game: GameDetails;
  /** Which of its pages is shown. */
  place?: GamePlace;
  /** Of its dates; the browser's own by default. */
  locale?: string | undefined;
}

/** What a game is, on its page. */
export function GameHead({ game, place = 'hands', locale, children, ...rest }: GameHeadProps) {
  const heading = headingOf(game);
  return (
    <>
      <PageHead
        {...rest}
        title={heading}
        badge={
          game.isSample ? (
            <Badge tone="info">Sample</Badge>
          ) : (
            game.round && <Badge>{roundText(game.round)}</Badge>
          )
        }
        meta={[
          hasDay(game) ? (
            <b key="day" className="text-ink">
              {dayText(game, locale)}
            </b>
          ) : (
            'Date not known'
          ),
          placeOf(game),
          // The title of most games is the tournament's name, which is not shown twice.
          game.tournament === heading ? null : game.tournament,
          <span key="from" className="text-ink-3">
            {game.isSample
              ? 'Invented players, real analysis. Only you can see it, and it stays out of your stats.'
              : `Uploaded by ${uploaderOf(game)}, ${uploadDayText(game, locale)}`}
          </span>,
        ]}
      />
      <GamePlaces gameId={game.id} current={place}>
        {children}
      </GamePlaces>
    </>
  );
}
