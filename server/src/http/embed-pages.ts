import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EmbedInput } from '@bridge-review/api/embed-input';
import type { FramedPage } from '@bridge-review/api/route';
import { AppError } from './app-error.ts';

/** Where the fonts of embedded boards are served. */
export const EMBED_FILES = '/embed/';

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));

interface EmbedFiles {
  readonly script: string;
  readonly style: string;
  readonly fonts: readonly string[];
}

/** `web/src/embed/render-embed.tsx`, as it is built. */
interface EmbedModule {
  renderEmbed(input: EmbedInput, files: EmbedFiles): string;
  renderEmbedNotice(title: string, text: string, files: EmbedFiles): string;
}

/** Makes the pages that other sites frame. See docs/decisions/0112. */
export interface EmbedPages {
  page(input: EmbedInput): FramedPage;
  /** In place of what cannot be shown. */
  notice(status: number, title: string, text: string): FramedPage;
}

/** Script and style stand in the document, so that it is one request; only fonts are fetched beside it. */
export async function loadEmbedPages(web = WEB): Promise<EmbedPages> {
  const renderer = join(web, 'frame/dist/embed.js');
  const folder = join(web, 'embed/dist');
  if (!existsSync(renderer) || !existsSync(folder)) return notBuilt;
  const { renderEmbed, renderEmbedNotice } = (await import(pathToFileURL(renderer).href)) as EmbedModule;
  const files: EmbedFiles = {
    script: await readFile(join(folder, 'embed.js'), 'utf8'),
    style: await readFile(join(folder, 'embed.css'), 'utf8'),
    fonts: (await readdir(folder))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `${EMBED_FILES}${name}`),
  };
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(files.script).digest('base64')}'`,
    // The parts of the pages set sizes in attributes.
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
  return {
    page: (input) => ({ status: 200, html: renderEmbed(input, files), policy }),
    notice: (status, title, text) => ({ status, html: renderEmbedNotice(title, text, files), policy }),
  };
}

/** As where the server is run from its sources alone. */
const notBuilt: EmbedPages = {
  page: () => {
    throw new AppError('not_found');
  },
  notice: () => {
    throw new AppError('not_found');
  },
};
