/**
 * One toast at a time. It is open, then dismissed (by time, by hand, by a swipe), then removed; a new one replaces
 * the current one.
 */
interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: 'success' | 'error';
  /** What can be done about it while the toast is there. */
  action?: { label: string; onAction: () => void };
}
interface Toast extends ToastMessage {
  id: number;
  state: 'open' | 'dismissed';
}

const TOAST_REMOVAL_MS = 1_000_000;

export interface ToastStore {
  show: (message: ToastMessage) => { id: number; dismiss: () => void };
  /** Without an id: whichever is open. An id that is no longer the current one does nothing. */
  dismiss: (id?: number) => void;
  current: () => Toast | null;
  subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  let toast: Toast | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: Toast | null) => {
    clearTimeout(removal);
    toast = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id = toast?.id) => {
    if (toast?.state !== 'open' || toast.id !== id) return;
    become({ ...toast, state: 'dismissed' });
    removal = setTimeout(() => become(null), TOAST_REMOVAL_MS);
  };
  const show = (message: ToastMessage) => {
    const id = ++lastId;
    become({ ...message, id, state: 'open' });
    return { id, dismiss: () => dismiss(id) };
  };

  return {
    show,
    dismiss,
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts = createToastStore();
export const toast = toasts.show;
