/**
 * The pages that not everybody opens come in files of their own. Most who see a game go on to a hand, so that page is
 * fetched while there is nothing else to do.
 *
 * @module
 */
import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingScreen } from '../ui/loading-screen.tsx';

const hand = () => import('../pages/hand/hand-page.tsx');

export const HandPage = lazyPage(async () => (await hand()).HandPage);
export const AccountPage = lazyPage(async () => (await import('../pages/account-page.tsx')).AccountPage);
export const AdminPage = lazyPage(async () => (await import('../pages/admin-page.tsx')).AdminPage);

/** Once, when the first page stands. What fails here is asked for again by whoever opens the page. */
export function fetchNextPage(): void {
  setTimeout(() => void hand().catch(() => undefined), SETTLED_MS);
}

const SETTLED_MS = 1500;

/** Each waits for itself: if all were waited for in one place, the page that one leaves would only be hidden meanwhile. */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Page = lazy(async () => ({ default: await load() }));
  return function LazyPage(props: Props) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Page {...props} />
      </Suspense>
    );
  };
}
