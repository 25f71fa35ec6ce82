import { expect, it } from 'vitest';
import { rateLimited } from './rate-limited.ts';

it.each([
  [0.2, 1, 'Try again in 1 second.'],
  [59, 59, 'Try again in 59 seconds.'],
  [60, 60, 'Try again in 1 minute.'],
  [121, 121, 'Try again in 3 minutes.'],
  [3541, 3541, 'Try again in 1 hour.'],
  [3600, 3600, 'Try again in 1 hour.'],
  [3601, 3601, 'Try again in 2 hours.'],
])('a wait of %d s is Retry-After: %i and %j', (seconds, header, sentence) => {
  const error = rateLimited(seconds);
  expect(error.retryAfterSeconds).toBe(header);
  expect(error.message).toBe(`Too many attempts. ${sentence}`);
});
