import type { FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** What the document of a page says of itself to whoever only reads its head. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Further elements, as HTML. */
  readonly tags: string;
}

/** The head of the page at a path; null where it is that of every page. */
export type FindPageHead = (request: FastifyRequest, path: string) => Promise<PageHead | null>;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*(")/;

export const withHead = (html: string, { title, description, tags }: PageHead): string =>
  html
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace(DESCRIPTION, (_, before: string, after: string) => `${before}${escapeHtml(description)}${after}`)
    .replace('</head>', () => `  ${tags}\n  </head>`);
