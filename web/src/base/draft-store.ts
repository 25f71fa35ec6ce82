/**
 * Unsaved work, kept in this browser per user and per page. Every page writes its own entries, so that two tabs never
 * overwrite each other; a page that is left releases them to the next one.
 *
 * @module
 */
import { DRAFT_PREFIX, inStorage, ownDrafts } from './clear-drafts.ts';

const MAX_DRAFTS = 40;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const pageId = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

interface Entry {
  readonly savedAt: number;
  /** The page that wrote it is gone. */
  readonly released: boolean;
  readonly value: unknown;
}

export interface FoundDraft {
  readonly key: string;
  readonly value: unknown;
  /** Where it comes from decides whether it is restored or only offered. */
  readonly source: 'this page' | 'earlier page' | 'other tab';
}

const keyOf = (userId: number, name: string, page: string) => `${DRAFT_PREFIX}${userId}:${name}:${page}`;

export function saveDraft(userId: number, name: string, value: unknown): void {
  const key = keyOf(userId, name, pageId);
  ownDrafts.set(key, value);
  write(key, { savedAt: Date.now(), released: false, value });
  prune();
}

export function removeDraft(userId: number, name: string): void {
  const key = keyOf(userId, name, pageId);
  ownDrafts.delete(key);
  discardEntry(key);
}

export function discardEntry(key: string): void {
  inStorage((storage) => storage.removeItem(key));
}

/** This page's own draft, else the newest that was left behind, else the newest of another tab. */
export function findDraft(userId: number, name: string): FoundDraft | null {
  const ownKey = keyOf(userId, name, pageId);
  if (ownDrafts.has(ownKey)) return { key: ownKey, value: ownDrafts.get(ownKey), source: 'this page' };
  const others = entries()
    .filter(([key, { savedAt }]) => key.startsWith(keyOf(userId, name, '')) && !isExpired(savedAt))
    .toSorted(([, one], [, other]) => other.savedAt - one.savedAt);
  const [key, entry] = others.find(([, { released }]) => released) ?? others[0] ?? [];
  if (key === undefined || entry === undefined) return null;
  return { key, value: entry.value, source: entry.released ? 'earlier page' : 'other tab' };
}

/** Marks whether the next page may take over this page's drafts. */
export function releaseDrafts(released: boolean): void {
  for (const [key, entry] of entries()) if (key.endsWith(`:${pageId}`)) write(key, { ...entry, released });
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => releaseDrafts(true));
  // The page was restored from the back/forward cache.
  window.addEventListener('pageshow', () => releaseDrafts(false));
}

const isExpired = (savedAt: number): boolean => Date.now() - savedAt > MAX_AGE_MS;

function prune(): void {
  entries()
    .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)
    .forEach(([key, { savedAt }], index) => {
      if (index >= MAX_DRAFTS || isExpired(savedAt)) discardEntry(key);
    });
}

function write(key: string, entry: Entry): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify(entry)));
}

function entries(): [string, Entry][] {
  const found: [string, Entry][] = [];
  inStorage((storage) => {
    for (const key of Object.keys(storage).filter((name) => name.startsWith(DRAFT_PREFIX))) {
      const entry = parseEntry(storage.getItem(key));
      if (entry === null) storage.removeItem(key);
      else found.push([key, entry]);
    }
  });
  return found;
}

function parseEntry(text: string | null): Entry | null {
  try {
    const entry: unknown = JSON.parse(text ?? '');
    return typeof entry === 'object' &&
      entry !== null &&
      'value' in entry &&
      'savedAt' in entry &&
      typeof entry.savedAt === 'number' &&
      // Anything else would never be too old.
      Number.isFinite(entry.savedAt)
      ? {
          savedAt: entry.savedAt,
          released: 'released' in entry && entry.released === true,
          value: entry.value,
        }
      : null;
  } catch {
    return null;
  }
}
