import { onTestFinished, vi } from 'vitest';

/** The clock runs normally, and can be set forward. Frames stay real: there are 150,000 of them in 40 minutes. */
export function fakeClock(now = new Date()): { advance(ms: number): Promise<unknown> } {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ now, shouldAdvanceTime: true, toFake: [...toFake] });
  onTestFinished(() => void vi.useRealTimers());
  return { advance: (ms) => vi.advanceTimersByTimeAsync(ms) };
}
