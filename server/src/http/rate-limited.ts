import { serverMessages } from '../server-messages.ts';
import { counted } from '@bridge-review/bridge/counted';
import { AppError } from './app-error.ts';

/** The only place that builds a 429: the sentence and Retry-After name the same time. */
export function rateLimited(seconds: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return new AppError('rate_limited', {
    message: `${serverMessages.rateLimited} Try again in ${waitText(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}

/** Rounded up, so that waiting as long as it says is long enough. */
function waitText(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
