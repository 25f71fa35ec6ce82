/**
 * Every page except sign-in is a separate chunk, so that signing in loads none of them. Chunks are prefetched where
 * the next page is predictable.
 *
 * @module
 */
import { isBelow, paths } from '@bridge-review/api/page-paths';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoadingScreen } from '../ui/loading-screen.tsx';

export const GamesPage = lazyPage(async () => (await import('../pages/games-page.tsx')).GamesPage);
export const GamePage = lazyPage(async () => (await import('../pages/game-page.tsx')).GamePage);
export const SessionPage = lazyPage(async () => (await import('../pages/session-page.tsx')).SessionPage);
export const HandPage = lazyPage(async () => (await import('../pages/hand/hand-page.tsx')).HandPage);
export const AccountPage = lazyPage(async () => (await import('../pages/account-page.tsx')).AccountPage);
export const StatsPage = lazyPage(async () => (await import('../pages/stats-page.tsx')).StatsPage);
export const StatsBoardsPage = lazyPage(
  async () => (await import('../pages/stats-boards-page.tsx')).StatsBoardsPage,
);
export const StatsResultsPage = lazyPage(
  async () => (await import('../pages/stats-results-page.tsx')).StatsResultsPage,
);
export const StatsResultsBoardsPage = lazyPage(
  async () => (await import('../pages/stats-results-boards-page.tsx')).StatsResultsBoardsPage,
);
export const LeadsPage = lazyPage(async () => (await import('../pages/leads/leads-page.tsx')).LeadsPage);
export const AdminPage = lazyPage(async () => (await import('../pages/admin-page.tsx')).AdminPage);
export const WhatsNewPage = lazyPage(async () => (await import('../pages/whats-new-page.tsx')).WhatsNewPage);
export const SharedPage = lazyPage(async () => (await import('../pages/shared/shared-page.tsx')).SharedPage);
export const AccessDeniedPage = lazyPage(
  async () => (await import('../pages/access-denied-page.tsx')).AccessDeniedPage,
);
export const NotFoundPage = lazyPage(async () => (await import('../pages/not-found-page.tsx')).NotFoundPage);
export const ForgotPasswordPage = lazyPage(
  async () => (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage,
);
export const ResetPasswordPage = lazyPage(
  async () => (await import('../pages/reset-password-page.tsx')).ResetPasswordPage,
);
export const VerifyEmailPage = lazyPage(
  async () => (await import('../pages/verify-email-page.tsx')).VerifyEmailPage,
);

/**
 * Loads the page of a path before it is known who the user is. Settled once it is there or cannot be loaded, which the
 * page reports when it is opened.
 */
export async function prefetchPage(path: string): Promise<void> {
  if (isBelow(path, paths.hand)) await HandPage.prefetch();
  else if (/^\/games\/[^/]+\/./.test(path)) await SessionPage.prefetch();
  else if (isBelow(path, paths.game)) await GamePage.prefetch();
  else if (path === '/' || path === paths.signIn) await GamesPage.prefetch();
}

/**
 * Most users open a game and then a hand: both pages are fetched once the first page is shown. One after the other, as
 * beginning with all three at once takes the page 50 ms.
 */
export function prefetchNextPages(): void {
  setTimeout(() => void GamesPage.prefetch().then(GamePage.prefetch).then(HandPage.prefetch), SETTLED_MS);
}

const SETTLED_MS = 1500;
const noop = () => undefined;

type LazyPage<Props> = ComponentType<Props> & { prefetch: () => Promise<void> };

/**
 * Each page suspends on its own: with one boundary around all of them, the page being left would only be hidden.
 * A prefetched page is rendered at once, without the frame in which `lazy` shows its fallback.
 */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPage = async () => ({ default: (loaded = await load()) });
  const Lazy = lazy(fetchPage);
  function Page(props: Props) {
    // Chosen once per mount: another component type would remount the page and lose its state.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Content {...props} />
      </Suspense>
    );
  }
  // A failure is not shown here: the page asks again when it is opened.
  return Object.assign(Page, { prefetch: () => fetchPage().then(noop, noop) });
}
