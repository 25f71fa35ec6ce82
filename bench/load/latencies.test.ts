import { expect, it } from 'vitest';
import { Latencies } from './latencies.mjs';

/** 1 to 100 under one name, and ten long ones under another. */
function taken(): Latencies {
  const latencies = new Latencies();
  for (let time = 100; time >= 1; time -= 1) latencies.add('browse', time);
  for (let times = 0; times < 10; times += 1) latencies.add('bid', 1_000);
  return latencies;
}

it('has quantiles of each kind, the most frequent kind first', () => {
  expect([...taken().byKind()]).toEqual([
    ['browse', { count: 100, p50: 50, p95: 95, p99: 99, max: 100 }],
    ['bid', { count: 10, p50: 1_000, p95: 1_000, p99: 1_000, max: 1_000 }],
  ]);
});

it('has quantiles of all kinds together', () => {
  expect(taken().all()).toEqual({ count: 110, p50: 55, p95: 1_000, p99: 1_000, max: 1_000 });
});

it('does not round a slow request away', () => {
  const latencies = new Latencies();
  for (let times = 0; times < 98; times += 1) latencies.add('browse', 1);
  for (let times = 0; times < 2; times += 1) latencies.add('browse', 900);
  expect(latencies.all().p99).toBe(900);
});

it('counts how many took how long', () => {
  expect(taken().counts([10, 50, 250])).toEqual([10, 40, 50, 10]);
});

it('has no figures of nothing', () => {
  expect(new Latencies().all()).toEqual({ count: 0, p50: NaN, p95: NaN, p99: NaN, max: NaN });
});
