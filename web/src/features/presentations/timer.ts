import { z } from 'zod';

/** A clock that both windows show. Times are in milliseconds, on this computer's clock. */
export const timerState = z.object({
  /** Null while it stands still. */
  startedAt: z.number().nullable(),
  /** What had gone by when it last stopped. */
  elapsed: z.number().min(0),
  /** How long there is; 0 counts up. */
  minutes: z.int().min(0).max(240),
});
export type Timer = z.infer<typeof timerState>;

export const NO_TIME: Timer = { startedAt: null, elapsed: 0, minutes: 0 };

export const TIMER_MINUTES = [0, 1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90] as const;

const elapsedOf = ({ startedAt, elapsed }: Timer, now: number): number =>
  elapsed + (startedAt === null ? 0 : Math.max(0, now - startedAt));

export const startOrPause = (timer: Timer, now: number): Timer =>
  timer.startedAt === null
    ? { ...timer, startedAt: now }
    : { ...timer, startedAt: null, elapsed: elapsedOf(timer, now) };

export const reset = ({ minutes }: Timer): Timer => ({ ...NO_TIME, minutes });

/** Starts anew with so many minutes; a clock that runs goes on running. */
export const withMinutes = (timer: Timer, minutes: number, now: number): Timer => ({
  startedAt: timer.startedAt === null ? null : now,
  elapsed: 0,
  minutes,
});

/** '3:20', what is left or what has gone by. */
export function timeText(timer: Timer, now: number): string {
  const elapsed = elapsedOf(timer, now);
  // What is left is rounded up, so that it is 0:00 only when it is over.
  const seconds =
    timer.minutes === 0
      ? Math.floor(elapsed / 1000)
      : Math.max(0, Math.ceil((timer.minutes * 60_000 - elapsed) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const isTimeUp = (timer: Timer, now: number): boolean =>
  timer.minutes > 0 && elapsedOf(timer, now) >= timer.minutes * 60_000;

/** Whether anybody has asked for the time. */
export const isInUse = ({ startedAt, elapsed, minutes }: Timer): boolean =>
  startedAt !== null || elapsed > 0 || minutes > 0;
