import type { ErrorAnswer } from '@bridge-review/api/error';
import type { FramedPage } from '@bridge-review/api/route';
import { serverMessages } from '../server-messages.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionFailure, isDiskFull } from '../db/connection-failure.ts';
import { sqlState } from '../db/sql-state.ts';
import { AppError } from './app-error.ts';
import { sendFramed } from './send-answer.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** The only place where errors become responses. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = reported(error, request, reply);
  void reply.code(failure.status).header('cache-control', 'no-store').send(errorAnswer(failure));
}

/** The same in a frame on another site, where people see the answer itself: a page that says what is the matter. */
export const answerErrorInFrame =
  (noticeOf: (failure: AppError) => FramedPage) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendFramed(noticeOf(reported(error, request, reply)), request, reply);

function reported(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const failure = toAppError(error);
  if (failure.status >= 500) request.log.error({ err: error }, failure.message);
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  return failure;
}

function errorAnswer(failure: AppError): ErrorAnswer {
  return {
    error: failure.message,
    message: failure.message,
    code: failure.code,
    ...(failure.issues === undefined ? {} : { issues: [...failure.issues] }),
    ...failure.details,
  };
}

function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isDiskFull(error)) return new AppError('disk_full', { retryAfterSeconds: 60, cause: error });
  if (isConnectionFailure(error)) return new AppError('unavailable', { retryAfterSeconds: 2, cause: error });
  // What the request was about, or who made it, was deleted while it was under way.
  if (sqlState(error) === FOREIGN_KEY_VIOLATION) return new AppError('not_found', { cause: error });
  return isFastifyError(error) ? fromFastify(error) : new AppError('internal', { cause: error });
}

/** `instanceof` alone would leave the code's type open. */
const isAppError = (error: unknown): error is AppError => error instanceof AppError;

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Fastify refuses some requests before any of our code sees them. */
function fromFastify(error: FastifyError): AppError {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('wrong_content_type', { cause: error });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new AppError('too_large', { cause: error });
    case 'FST_FILES_LIMIT':
      return new AppError('invalid_input', { message: serverMessages.oneFile, cause: error });
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('broken_json', { cause: error });
    default: {
      const status = error.statusCode ?? 500;
      return new AppError(status >= 400 && status < 500 ? 'malformed' : 'internal', { cause: error });
    }
  }
}
