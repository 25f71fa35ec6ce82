import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Aborted when the client closes its connection before it has been answered. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // The response and not the request, which closes as soon as its body has been read.
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('cancelled'));
  });
  return gone.signal;
}
