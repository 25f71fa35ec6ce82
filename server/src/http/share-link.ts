import type { FastifyRequest } from 'fastify';
import { requestPath } from './api-call.ts';

const LINK = /^(\/s|\/api\/shared)\/[^/]+/;

/** Whether a request is for what somebody has shared: the page, or its data. */
export const isShareLink = (request: Pick<FastifyRequest, 'url'>): boolean => LINK.test(requestPath(request));

/** Whoever has the link has what it shows, so it is not written down. */
export const withoutToken = (path: string): string => path.replace(LINK, '$1/…');

/** Of the page that a link leads to, or of one of its boards; null for other pages. */
export const sharedToken = (path: string): string | null =>
  /^\/s\/([\w-]{43})(?:\/\d+)?$/.exec(path)?.[1] ?? null;
