import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiCall, requestPath } from './api-call.ts';
import { AppError } from './app-error.ts';
import { escapeHtml } from './escape-html.ts';

const WEB = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

interface PageSettings {
  readonly supportEmail: string;
}

/**
 * The web app: hashed files that never change, cached for a year, and the one page that loads them, which is
 * revalidated each time. Any path that is not a file is that page, which has its own routes; unknown paths below
 * `/api` are 404 in JSON.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  settings: PageSettings,
  folder = WEB,
): Promise<void> {
  const page = existsSync(`${folder}index.html`)
    ? makePage(readFileSync(`${folder}index.html`, 'utf8'), settings)
    : null;

  if (page !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Files in `assets` have a content hash in their name; the rest may change with the next version.
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        void reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const asksForPage =
      (request.method === 'GET' || request.method === 'HEAD') && !isFile(requestPath(request));
    if (page === null || !asksForPage || isApiCall(request)) throw new AppError('not_found');
    return sendPage(page, request, reply);
  });
}

/** `/games/12` is a page; `/assets/old.js` is a file that is gone, and a page in its place would confuse. */
const isFile = (path: string): boolean => /\.\w+$/.test(path);

interface Page {
  readonly text: string;
  readonly etag: string;
}

function makePage(template: string, { supportEmail }: PageSettings): Page {
  const text = template.replace(
    /(<meta\s+name="support-email"\s+content=")[^"]*(")/,
    (_, before: string, after: string) => `${before}${escapeHtml(supportEmail)}${after}`,
  );
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return reply.code(200).type('text/html; charset=utf-8').send(page.text);
}
