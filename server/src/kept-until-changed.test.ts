import type { Events } from '@bridge-review/api/route';
import { expect, it } from 'vitest';
import { keptUntilChanged } from './kept-until-changed.ts';

/** A value, how often it was read, and the events of its changes. */
function source() {
  let onChange = (): void => {};
  let onEnd = (): void => {};
  const events: Events<unknown> = {
    subscribe(changed, ended) {
      [onChange, onEnd] = [() => changed(null), ended];
      return () => {};
    },
  };
  const state = { value: 1, reads: 0, isConnected: true };
  return {
    state,
    read: async () => {
      state.reads += 1;
      return state.value;
    },
    changes: async () => {
      if (!state.isConnected) throw new Error('no connection');
      return events;
    },
    change: () => onChange(),
    end: () => onEnd(),
  };
}

it('reads once as soon as it is subscribed to changes, and again after each', async () => {
  const { state, read, changes, change } = source();
  const { get } = keptUntilChanged(read, changes);
  // The first reading may have missed a change before the subscription.
  for (let count = 0; count < 5; count += 1) expect(await get()).toBe(1);
  expect(state.reads).toBe(2);
  state.value = 2;
  expect(await get()).toBe(1);
  change();
  for (let count = 0; count < 5; count += 1) expect(await get()).toBe(2);
  expect(state.reads).toBe(3);
});

it('keeps nothing that changed while it was read', async () => {
  const { state, read, changes, change } = source();
  let delay = Promise.resolve();
  const { get } = keptUntilChanged(async () => {
    const value = await read();
    await delay;
    return value;
  }, changes);
  await get();
  let answer = (): void => {};
  delay = new Promise((resolve) => (answer = resolve));
  const old = get();
  state.value = 2;
  change();
  answer();
  expect(await old).toBe(1);
  expect(await get()).toBe(2);
});

it('reads each time while it is not subscribed to changes', async () => {
  const { state, read, changes, end } = source();
  const { get } = keptUntilChanged(read, changes);
  for (let count = 0; count < 3; count += 1) await get();
  expect(state.reads).toBe(2);
  state.isConnected = false;
  end();
  for (let count = 0; count < 3; count += 1) await get();
  expect(state.reads).toBe(5);
  state.isConnected = true;
  for (let count = 0; count < 4; count += 1) await get();
  expect(state.reads).toBe(7);
});

it('is read again after a while, whatever happens, and at once after a change of its own', async () => {
  const { state, read, changes } = source();
  const old = keptUntilChanged(read, changes, 0);
  for (let count = 0; count < 4; count += 1) await old.get();
  expect(state.reads).toBe(4);
  const kept = keptUntilChanged(read, changes);
  for (let count = 0; count < 4; count += 1) await kept.get();
  state.value = 2;
  kept.forget();
  expect(await kept.get()).toBe(2);
});
