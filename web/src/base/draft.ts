import { useEffect, useState } from 'react';
import { discardEntry, findDraft, type FoundDraft, removeDraft, saveDraft } from './draft-store.ts';

/** The stored draft, if valid; one that no longer fits is offered instead of applied. */
export interface ReadDraft<T> {
  readonly draft: T;
  readonly fits: boolean;
}

export interface Draft<T> {
  readonly value: T | null;
  set(value: T): void;
  remove(): void;
  /** It was written before this page was loaded. */
  readonly isRestored: boolean;
  readonly offer: {
    /** True if it belongs to another tab; otherwise the edited record has changed since. */
    readonly isInOtherTab: boolean;
    accept(adapt?: (draft: T) => T): void;
    discard(): void;
  } | null;
}

interface Start<T> {
  readonly found: FoundDraft | null;
  readonly read: ReadDraft<T> | null;
}

/**
 * Unsaved work of one user that survives navigation and a reload. `userId` and `name` must stay the same for as
 * long as the component lives: give it a key.
 */
export function useDraft<T>(
  userId: number,
  name: string,
  read: (stored: unknown) => ReadDraft<T> | null,
): Draft<T> {
  const [start] = useState<Start<T>>(() => {
    const found = findDraft(userId, name);
    return { found, read: found && read(found.value) };
  });
  const [state, setState] = useState(() => firstState(start));

  useEffect(() => {
    const { found } = start;
    if (found === null) return;
    // This page takes it over, or it is useless.
    if (found.source === 'earlier page' && (state.value !== null || start.read === null)) {
      discardEntry(found.key);
    }
    if (found.source === 'earlier page' && state.value !== null) saveDraft(userId, name, state.value);
    if (found.source === 'this page' && start.read === null) removeDraft(userId, name);
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    // Saved or discarded in the tab that it came from.
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === start.found?.key && newValue === null) setState((before) => ({ ...before, offered: null }));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [start]);

  const set = (value: T): void => {
    saveDraft(userId, name, value);
    setState((before) => ({ ...before, value }));
  };
  const remove = (): void => {
    removeDraft(userId, name);
    setState((before) => ({ ...before, value: null, isRestored: false }));
  };
  const { found } = start;
  const { offered } = state;
  return {
    value: state.value,
    set,
    remove,
    isRestored: state.isRestored,
    offer:
      offered === null || found === null || state.value !== null
        ? null
        : {
            isInOtherTab: found.source === 'other tab',
            accept(adapt = (draft) => draft) {
              discardEntry(found.key);
              setState({ value: null, isRestored: false, offered: null });
              set(adapt(offered));
            },
            discard() {
              discardEntry(found.key);
              setState({ value: null, isRestored: false, offered: null });
            },
          },
  };
}

function firstState<T>({ found, read }: Start<T>): {
  value: T | null;
  isRestored: boolean;
  offered: T | null;
} {
  if (found === null || read === null) return { value: null, isRestored: false, offered: null };
  if (found.source === 'this page') return { value: read.draft, isRestored: false, offered: null };
  return found.source === 'earlier page' && read.fits
    ? { value: read.draft, isRestored: true, offered: null }
    : { value: null, isRestored: false, offered: read.draft };
}
