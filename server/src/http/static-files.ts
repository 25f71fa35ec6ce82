import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiCall, requestPath } from './api-call.ts';
import { AppError } from './app-error.ts';
import { EMBED_FILES } from './embed-pages.ts';
import { encodePage } from './encode-page.ts';
import { escapeHtml } from './escape-html.ts';
import { type FirstAnswer, firstAnswers } from './first-answers.ts';
import { type FindPageHead, withHead } from './page-head.ts';
import { loadPageFrame } from './page-frame.ts';
import { sessionCookie } from './session-cookie.ts';

const WEB = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const LASTING = 'public, max-age=31536000, immutable';

interface PageSettings {
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** Who may register, which the page says; asked for with every page, since it may change at any time. */
  registrationMode(): Promise<string>;
}

/**
 * The web app: hashed files that never change, cached for a year, and the one page that loads them, which is never
 * stored. Any path that is not a file is that page, which has its own routes; unknown paths below
 * `/api` are 404 in JSON.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  settings: PageSettings,
  { folder = WEB, findHead }: { readonly folder?: string; readonly findHead: FindPageHead },
): Promise<void> {
  const pages = existsSync(`${folder}index.html`)
    ? makePages(readFileSync(`${folder}index.html`, 'utf8'), settings)
    : null;
  const cookie = sessionCookie(settings.publicUrl);
  const frame = await loadPageFrame(join(folder, '../frame/dist/frame.js'));
  /** A page without it opens all the same. */
  const headOf = (request: FastifyRequest, path: string) =>
    findHead(request, path).catch((error: unknown) => {
      request.log.error(error, 'the head of a page could not be made');
      return null;
    });
  const answersTo = async (request: FastifyRequest, path: string) =>
    request.method === 'HEAD' ? [] : firstAnswers(app, request, path);

  if (pages !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Files in `assets` have a content hash in their name; the rest may change with the next version.
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        void reply.header('cache-control', lasting ? LASTING : 'no-cache');
      },
    });
  }

  const embed = join(folder, '../embed/dist/');
  if (existsSync(embed)) {
    // The fonts of embedded boards, which have a content hash in their names.
    await app.register(fastifyStatic, {
      root: embed,
      prefix: EMBED_FILES,
      wildcard: false,
      index: false,
      decorateReply: pages === null,
      globIgnore: ['**/*.{js,css}'],
      setHeaders: (reply) => void reply.header('cache-control', LASTING),
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage =
      (request.method === 'GET' || request.method === 'HEAD') && !isFile(requestPath(request));
    if (pages === null || !asksForPage || isApiCall(request)) throw new AppError('not_found');
    const path = requestPath(request);
    // Never stored: going back after signing in or out would show it again.
    void reply
      .headers({ vary: 'cookie, accept-encoding', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8');
    const [answers, head, registration] = await Promise.all([
      cookie.read(request) === null ? null : answersTo(request, path),
      request.method === 'HEAD' ? null : headOf(request, path),
      // Without a database the page opens all the same, and the server decides once it is back.
      settings.registrationMode().catch(() => 'open'),
    ]);
    const page = withMeta(pages(path, answers, frame(request, path, answers)), 'registration', registration);
    const html = head === null ? page : withHead(page, head);
    const { body, encoding } = await encodePage(html, request.headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.code(200).send(body);
  });
}

/** `/games/12` is a page; `/assets/old.js` is a file that is gone, and a page in its place would confuse. */
const isFile = (path: string): boolean => /\.\w+$/.test(path);

/** The page at a path, with the answers to a user's first calls; null for a visitor. */
type Pages = (path: string, answers: readonly FirstAnswer[] | null, frame: string) => string;

function makePages(template: string, { supportEmail }: PageSettings): Pages {
  const html = withMeta(template, 'support-email', supportEmail);
  // Says that there is no session, so that the page need not ask. See docs/decisions/0069.
  const visitor = withMeta(withPreloadsFor(html, null), 'session', 'none');
  return (path, answers, frame) => {
    const page = answers === null ? visitor : withPreloadsFor(html, path);
    const data = answers?.map((answer) => answer.html).join('') ?? '';
    return page.replace(ROOT, () => `${ROOT}${frame}`).replace('</body>', () => `${data}</body>`);
  };
}

const ROOT = '<div id="root">';

/** The build names the files of every page; only those of the page at the path stay. See docs/decisions/0070. */
const withPreloadsFor = (html: string, path: string | null): string =>
  html.replaceAll(/<link[^>]* data-page="([^"]*)"[^>]*>/g, (link, page: string) =>
    path !== null && new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path) ? link : '',
  );

const withMeta = (html: string, name: string, content: string): string =>
  html.replace(
    new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`),
    (_, before: string, after: string) => `${before}${escapeHtml(content)}${after}`,
  );
