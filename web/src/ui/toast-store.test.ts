import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the toast store', () => {
  it('opens a toast, keeps it once dismissed, and removes it 1,000,000 ms later', () => {
    const store = createToastStore();
    const { id } = store.show({ title: 'Game Updated', description: 'Saved.' });
    expect(store.current()).toEqual({ id, title: 'Game Updated', description: 'Saved.', state: 'open' });

    store.dismiss(id);
    expect(store.current()).toMatchObject({ id, state: 'dismissed' });

    vi.advanceTimersByTime(1_000_000 - 1);
    expect(store.current()).toMatchObject({ id, state: 'dismissed' });
    vi.advanceTimersByTime(1);
    expect(store.current()).toBeNull();
  });

  it('shows one at a time: a new toast replaces the one shown', () => {
    const store = createToastStore();
    const first = store.show({ title: 'First' });
    const second = store.show({ title: 'Second', tone: 'error' });
    expect(store.current()).toEqual({ id: second.id, title: 'Second', tone: 'error', state: 'open' });

    first.dismiss();
    expect(store.current()).toMatchObject({ id: second.id, state: 'open' });
  });

  it('never removes a new toast by the timer of an old one, and leaves no timer behind', () => {
    const store = createToastStore();
    for (let i = 0; i < 100; i++) store.show({ title: `Toast ${i}` }).dismiss();
    expect(vi.getTimerCount()).toBe(1);

    const last = store.show({ title: 'Last' });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2 * 1_000_000);
    expect(store.current()).toMatchObject({ id: last.id, state: 'open' });
  });

  it('ignores a second dismissal', () => {
    const store = createToastStore();
    store.show({ title: 'Once' });
    store.dismiss();
    vi.advanceTimersByTime(1_000_000 / 2);
    store.dismiss();
    vi.advanceTimersByTime(1_000_000 / 2);
    expect(store.current()).toBeNull();
  });

  it('notifies its listeners of every change until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.show({ title: 'One' }).dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.show({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
