import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestPath } from './api-call.ts';
import { isShareLink, withoutToken } from './share-link.ts';

/** One line per request, when it has been answered. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.viewer === null ? {} : { user: request.viewer.person.id }),
      },
      'request',
    );
  });
}

/** The query may contain a token, so neither it nor headers nor bodies are logged; a link to what is shared is one. */
export const pathOf = (request: Pick<FastifyRequest, 'url'>): string =>
  isShareLink(request) ? withoutToken(requestPath(request)) : (request.url.split('?', 1)[0] ?? '');
