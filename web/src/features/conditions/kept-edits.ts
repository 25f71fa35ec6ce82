import { useSyncExternalStore } from 'react';
import { type Edits, noEdits } from './edits.ts';

/** By auction, until the page is loaded anew. Two parts of a page that look at the same auction share its edits. */
const kept = new Map<string, Edits>();
const listeners = new Set<() => void>();

/** The latest boards; who comes back to an older one starts from its auction. */
const MAX_KEPT = 200;

export function useKeptEdits(key: string): [Edits, (change: (edits: Edits) => Edits) => void] {
  const edits = useSyncExternalStore(subscribe, () => kept.get(key) ?? noEdits);
  return [edits, (change) => keepEdits(key, change(kept.get(key) ?? noEdits))];
}

function keepEdits(key: string, edits: Edits): void {
  kept.delete(key);
  if (!isDeepEqual(edits, noEdits)) kept.set(key, edits);
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
  for (const listener of listeners) listener();
}

/** Whoever puts back what was left out has changed nothing. */
const isDeepEqual = (one: Edits, other: Edits): boolean => JSON.stringify(one) === JSON.stringify(other);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
