import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from './clear-drafts.ts';
import { findDraft, releaseDrafts, removeDraft, saveDraft } from './draft-store.ts';

const ANN = 1;
const BEN = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** As in a browser, where the keys of the storage are its own properties. */
function memoryStorage(): Storage {
  const storage = {} as Record<string, string>;
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  return storage as unknown as Storage;
}

/** What another page has left behind. */
const leave = (name: string, savedAt: number, released = true) =>
  localStorage.setItem(
    `bridge-review-draft:${ANN}:${name}:other`,
    JSON.stringify({ savedAt, released, value: name }),
  );

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  clearDrafts();
  vi.unstubAllGlobals();
});

it('keeps 40 drafts at most, and drops the oldest', () => {
  for (let index = 0; index < 45; index += 1) leave(`hand-${index}`, Date.now() - 1000 + index);
  saveDraft(ANN, 'new', 'text');
  const kept = Object.keys(localStorage);
  expect(kept).toHaveLength(40);
  expect(findDraft(ANN, 'new')).toMatchObject({ value: 'text', source: 'this page' });
  expect(findDraft(ANN, 'hand-44')).toMatchObject({ value: 'hand-44', source: 'earlier page' });
  expect(findDraft(ANN, 'hand-6')).not.toBeNull();
  expect(findDraft(ANN, 'hand-5')).toBeNull();
});

it('drops a draft after 30 days', () => {
  leave('fresh', Date.now() - 30 * DAY_MS + 60_000);
  leave('stale', Date.now() - 30 * DAY_MS - 1);
  expect(findDraft(ANN, 'fresh')).not.toBeNull();
  expect(findDraft(ANN, 'stale')).toBeNull();
  saveDraft(ANN, 'new', 'text');
  expect(Object.keys(localStorage)).toHaveLength(2);
});

it('prefers a draft left by an earlier page to one that another tab is writing', () => {
  leave('comment', Date.now() - 1000);
  localStorage.setItem(
    `bridge-review-draft:${ANN}:comment:open`,
    JSON.stringify({ savedAt: Date.now(), released: false, value: 'newer' }),
  );
  expect(findDraft(ANN, 'comment')).toMatchObject({ value: 'comment', source: 'earlier page' });
});

it('releases only its own drafts', () => {
  saveDraft(ANN, 'comment', 'text');
  leave('other', Date.now(), false);
  releaseDrafts(true);
  const released = Object.values(localStorage).map(
    (text) => (JSON.parse(String(text)) as { released: boolean }).released,
  );
  expect(released.filter(Boolean)).toHaveLength(1);
  expect(released).toHaveLength(2);
});

it('clears the drafts of all other users', () => {
  saveDraft(ANN, 'comment', 'of Ann');
  saveDraft(BEN, 'comment', 'of Ben');
  clearDrafts(BEN);
  expect(findDraft(ANN, 'comment')).toBeNull();
  expect(findDraft(BEN, 'comment')).toMatchObject({ value: 'of Ben' });
  clearDrafts();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('keeps drafts in memory if storage is full or forbidden, and skips unreadable ones', () => {
  localStorage.setItem(`bridge-review-draft:${ANN}:comment:broken`, '{');
  expect(findDraft(ANN, 'comment')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  saveDraft(ANN, 'comment', 'text');
  expect(findDraft(ANN, 'comment')).toMatchObject({ value: 'text' });
  removeDraft(ANN, 'comment');
  expect(findDraft(ANN, 'comment')).toBeNull();
});

it.each(['"soon"', 'null', '1e999'])('drops what was saved at %s', (savedAt) => {
  const key = `bridge-review-draft:${ANN}:hand:other`;
  localStorage.setItem(key, `{"savedAt":${savedAt},"released":true,"value":"text"}`);
  expect(findDraft(ANN, 'hand')).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});
