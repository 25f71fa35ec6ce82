import type { FastifyRequest } from 'fastify';

/** Whether a request is for the API: decided by its route, or without one by its path. */
export const isApiCall = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? requestPath(request)).startsWith('/api/');

/**
 * The path as the router reads it. A request may name it with escapes (`/%61pi/user`) or behind the host
 * (`http://host/api/user`).
 */
export function requestPath({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = (url.split('?', 1)[0] ?? '').replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
