import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useAuthentication } from '../features/auth/queries.ts';
import { toasts } from '../ui/toast-store.ts';

const load = () => import('../ui/toaster.tsx');

/** A toast may report a lost connection, so its code is fetched before the first request of a form. */
export const prefetchToaster = () => void load().catch(() => undefined);

/**
 * Mounted with the first toast, or once a user is signed in. Not `lazy`, because React delays content after a fallback
 * for a moment.
 */
export function LazyToaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  const signedIn = useAuthentication().state === 'signed-in';
  const needed = toast !== null || signedIn;
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (needed) {
      load().then(
        (module) => setToaster(() => module.Toaster),
        () => undefined,
      );
    }
  }, [needed]);
  // A dialog hides from screen readers everything but live regions, so this one must exist before the dialog opens.
  return <div aria-live="off">{Toaster && <Toaster />}</div>;
}
