import { expect, it } from 'vitest';
import { rememberedCount } from './remembered-count.ts';

function setUp(start: number) {
  const state = { count: start, asked: 0, time: 0 };
  const count = () => {
    state.asked += 1;
    return Promise.resolve(state.count);
  };
  return { state, counted: rememberedCount(count, { many: 100, forMs: 10_000, now: () => state.time }) };
}

it('counts each time while there are few', async () => {
  const { state, counted } = setUp(98);
  expect(await counted()).toBe(98);
  state.count = 99;
  expect(await counted()).toBe(99);
});

it('remembers a count of many for a while', async () => {
  const { state, counted } = setUp(100);
  expect(await counted()).toBe(100);
  state.count = 50;
  state.time = 9_999;
  expect(await counted()).toBe(100);
  state.time = 10_000;
  expect(await counted()).toBe(50);
  state.count = 49;
  expect(await counted()).toBe(49);
});

it('counts many once for all who ask at the same time, also after a failure', async () => {
  const answers: ((count: number | Error) => void)[] = [];
  let time = 0;
  const counted = rememberedCount(
    () =>
      new Promise((done, failed) => {
        answers.push((answer) => (typeof answer === 'number' ? done(answer) : failed(answer)));
      }),
    { many: 100, forMs: 10, now: () => time },
  );
  const first = counted();
  answers[0]?.(200);
  expect(await first).toBe(200);
  time = 10;
  const failing = [counted(), counted()];
  answers[1]?.(new Error('on purpose'));
  for (const each of failing) await expect(each).rejects.toThrow('on purpose');
  const again = [counted(), counted()];
  answers[2]?.(300);
  expect(await Promise.all(again)).toEqual([300, 300]);
  expect(answers).toHaveLength(3);
});
