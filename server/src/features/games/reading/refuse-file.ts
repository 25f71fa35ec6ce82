import { serverMessages } from '../../../server-messages.ts';
import { AppError } from '../../../http/app-error.ts';

/** A user with several waiting files gets their own message; where many users wait, the server is busy. */
export const refuseFile = (reason: 'owner' | 'all'): AppError =>
  reason === 'owner'
    ? new AppError('rate_limited', { message: serverMessages.tooManyFiles, retryAfterSeconds: 10 })
    : new AppError('busy', { retryAfterSeconds: 5 });
