/**
 * The pages that not everybody opens come in files of their own. Most who see a game go on to a hand, so that page is
 * fetched while there is nothing else to do.
 *
 * @module
 */
import { lazy } from 'react';

const hand = () => import('../features/hands/hand-page.tsx');

export const HandPage = lazy(async () => ({ default: (await hand()).HandPage }));
export const AccountPage = lazy(async () => ({
  default: (await import('../features/account/account-page.tsx')).AccountPage,
}));
export const AdminPage = lazy(async () => ({
  default: (await import('../features/admin/admin-page.tsx')).AdminPage,
}));

/** Once, when the first page stands. What fails here is asked for again by whoever opens the page. */
export function fetchNextPage(): void {
  setTimeout(() => void hand().catch(() => undefined), SETTLED_MS);
}

const SETTLED_MS = 1500;
