import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: a page of another site must not act with our user's cookie. Browsers send the origin of a
 * request; clients that send none are not browsers, and have no cookie to abuse.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin') throw new AppError('foreign_origin');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || (host !== request.host && host !== new URL(publicUrl).host)) {
    throw new AppError('foreign_origin');
  }
}
