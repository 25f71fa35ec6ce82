import type { User } from '@bridge-review/api/user';
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setPageUser } from '../../base/client.ts';
import { clearDrafts } from '../../base/clear-drafts.ts';
import { nameOf } from '../../base/name-of.ts';
import { currentUserKey, refreshUser } from '../../base/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { listenToOtherTabs, storedUser, storeUser, notifyOtherTabs } from './other-tabs.ts';

const USER_HASH = hashKey(currentUserKey);

/** Keeps the page and the session that all tabs share with the same user. */
export function usePageUser(): void {
  const queryClient = useQueryClient();
  useEffect(() => followUser(queryClient), [queryClient]);
}

function followUser(client: QueryClient): () => void {
  let shown: number | null | undefined;
  const update = (): void => {
    const user = client.getQueryData(currentUserKey);
    const next = user === undefined ? undefined : (user?.id ?? null);
    if (next === undefined || next === shown) return;
    // A new page is the one sure way to leave nothing of the former user in memory.
    if (shown && next) return startOver();
    shown = next;
    setPageUser(next);
    if (user) {
      clearDrafts(user.id);
      announceSwitch(user);
    }
    if (storedUser() === String(next ?? '')) return;
    storeUser(String(next ?? ''));
    notifyOtherTabs();
  };
  const ask = async (): Promise<void> => {
    const before = shown;
    await refreshUser(client).catch(() => undefined);
    if (before && shown === null) {
      toast({ title: 'Signed out', description: 'You are signed out in every tab of this browser.' });
    }
  };
  const askIfChanged = (): void => {
    const stored = storedUser();
    if (shown !== undefined && stored !== null && stored !== String(shown ?? '')) void ask();
  };
  update();
  const unsubscribe = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === USER_HASH) update();
  });
  const stopListening = listenToOtherTabs(() => void ask(), askIfChanged);
  return () => {
    unsubscribe();
    stopListening();
  };
}

const SWITCHED = 'bridge-review-switched';

function startOver(): void {
  sessionStorage.setItem(SWITCHED, 'yes');
  location.reload();
}

function announceSwitch(user: User): void {
  if (sessionStorage.getItem(SWITCHED) === null) return;
  sessionStorage.removeItem(SWITCHED);
  toast({
    title: `Now signed in as ${nameOf(user)}`,
    description: 'Another account was signed in to in this browser.',
  });
}
