import type { GameCounts, GameDeletion, GameDetails, ListedGame } from '@bridge-review/api/games';
import { defaultCardStyle } from '@bridge-review/api/card-style';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { PRODUCT, TAGLINE } from '../base/product.ts';
import { CardTextContext } from '../ui/card-text-context.ts';
import { Masthead } from '../ui/masthead.tsx';
import { Page } from '../ui/page.tsx';
import { GameOutline, GamesOutline, HandOutline, SignInOutline } from './outlines.tsx';
import { placesAt } from './places.ts';

/** What the server knows when it is asked for a page. */
export interface FrameData {
  readonly path: string;
  /** What its address has after the question mark. */
  readonly search: string;
  readonly isVisitor: boolean;
  /** The answers that it writes into the page, by their address. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** Of the browser, for dates; undefined where it did not say. */
  readonly locale: string | undefined;
}

/**
 * What stands in the document before any code has come: masthead, heading, and the outline of the rest. It cannot be
 * used and is hidden from screen readers; the first rendering takes its place. See docs/decisions/0076.
 */
export function renderFrame(data: FrameData): string {
  const { path, search, isVisitor } = data;
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <div inert aria-hidden data-frame>
        <Page
          desk={!isVisitor && path.startsWith('/hands/')}
          masthead={
            <Masthead
              name={PRODUCT}
              tagline={TAGLINE}
              {...(!isVisitor && { places: placesAt(path, search) })}
            />
          }
          footer={null}
        >
          {outlineOf(data)}
        </Page>
      </div>
    </Router>,
  );
}

/** Pages that open signed in or out, or with a form of their own. */
const OTHER_FORMS = new Set(['/verify-email', '/reset-password', '/forgot-password']);

/** As the page asks for it, and `first-answers.ts` of the server. */
const ALL_GAMES = '/api/games?limit=50&sort=played&whose=all';

function outlineOf({ path, search, isVisitor, answers, locale }: FrameData): ReactNode {
  // As the route's schema wrote them.
  const user = answers.get('/api/user') as User | undefined;
  const gameAt = (address: string) => answers.get(address) as GameDetails | undefined;
  if (path.startsWith('/s/')) return null;
  if (isVisitor) return OTHER_FORMS.has(path) ? null : <SignInOutline />;
  if (path === '/') {
    const games = search === '' ? (answers.get(ALL_GAMES) as readonly ListedGame[] | undefined) : undefined;
    const counts = answers.get('/api/games/counts') as GameCounts | undefined;
    return <GamesOutline counts={counts} games={games ?? []} userId={user?.id} locale={locale} />;
  }
  if (path.startsWith('/games/')) {
    const game = gameAt(`/api${path}`);
    const deletion = answers.get(`/api${path}/deletion`) as GameDeletion | undefined;
    return game && <GameOutline game={game} deletion={deletion} locale={locale} />;
  }
  const hand = path.startsWith('/hands/') ? (answers.get(`/api${path}`) as GameHand | undefined) : undefined;
  const game = hand && gameAt(`/api/games/${hand.gameId}`);
  if (hand === undefined) return undefined;
  return (
    <CardTextContext value={user?.cardStyle ?? defaultCardStyle}>
      <HandOutline
        hand={hand}
        game={game}
        results={answers.get(`/api${path}/results`) as readonly TableResult[] | undefined}
        locale={locale}
      />
    </CardTextContext>
  );
}
