/**
 * Apart from the rest of `draft-store.ts`, since signing out needs nothing else of it.
 *
 * @module
 */
export const DRAFT_PREFIX = 'bridge-review-draft:';

/** The drafts of this page by their key, kept in memory in case the browser allows no storage. */
export const ownDrafts = new Map<string, unknown>();

/** Without a user: the drafts of all users. */
export function clearDrafts(exceptOf?: number): void {
  const kept = exceptOf === undefined ? null : `${DRAFT_PREFIX}${exceptOf}:`;
  const isForeign = (key: string) => key.startsWith(DRAFT_PREFIX) && (kept === null || !key.startsWith(kept));
  for (const key of [...ownDrafts.keys()].filter(isForeign)) ownDrafts.delete(key);
  inStorage((storage) => {
    for (const key of Object.keys(storage).filter(isForeign)) storage.removeItem(key);
  });
}

/** Storage may be forbidden or full; drafts then last as long as the page. */
export function inStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch {
    // See above.
  }
}
