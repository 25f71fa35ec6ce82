import type { GameCounts, GameDetails, ListedGame } from '@bridge-review/api/games';
import { defaultCardStyle } from '@bridge-review/api/card-style';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { isBelow, paths } from '@bridge-review/api/page-paths';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import type { User } from '@bridge-review/api/user';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { addressOf } from '../base/client.ts';
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
          desk={!isVisitor && isBelow(path, paths.hand)}
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
const OTHER_FORMS: ReadonlySet<string> = new Set([
  paths.verifyEmail,
  paths.resetPassword,
  paths.forgotPassword,
]);

/** As the page asks for it, and `first-answers.ts` of the server. */
const ALL_GAMES = addressOf(gameRoutes.list, { query: { limit: 50, sort: 'played', whose: 'all' } });

const inPath = (id: number | string) => ({ params: { id: String(id) } });

function outlineOf({ path, search, isVisitor, answers, locale }: FrameData): ReactNode {
  // As the route's schema wrote them.
  const user = answers.get(addressOf(authRoutes.currentUser)) as User | undefined;
  const gameAt = (id: number | string) =>
    answers.get(addressOf(gameRoutes.get, inPath(id))) as GameDetails | undefined;
  const id = path.split('/')[2] ?? '';
  if (isBelow(path, paths.shared)) return null;
  if (isVisitor) return OTHER_FORMS.has(path) ? null : <SignInOutline />;
  if (path === '/') {
    const games = search === '' ? (answers.get(ALL_GAMES) as readonly ListedGame[] | undefined) : undefined;
    const counts = answers.get(addressOf(gameRoutes.counts)) as GameCounts | undefined;
    return <GamesOutline counts={counts} games={games ?? []} userId={user?.id} locale={locale} />;
  }
  if (isBelow(path, paths.game)) {
    const game = gameAt(id);
    return game && <GameOutline game={game} locale={locale} />;
  }
  if (!isBelow(path, paths.hand)) return undefined;
  const hand = answers.get(addressOf(handRoutes.get, inPath(id))) as GameHand | undefined;
  if (hand === undefined) return undefined;
  const game = gameAt(hand.gameId);
  return (
    <CardTextContext value={user?.cardStyle ?? defaultCardStyle}>
      <HandOutline
        hand={hand}
        game={game}
        results={
          answers.get(addressOf(handRoutes.results, { ...inPath(id), query: {} })) as
            readonly TableResult[] | undefined
        }
        locale={locale}
      />
    </CardTextContext>
  );
}
