import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyRequest } from 'fastify';
import type { FirstAnswer } from './first-answers.ts';

/** `web/src/app/frame.tsx`, as it is built. */
interface FrameModule {
  renderFrame(data: {
    readonly path: string;
    readonly search: string;
    readonly isVisitor: boolean;
    readonly answers: ReadonlyMap<string, unknown>;
    readonly locale: string | undefined;
  }): string;
}

/** Makes the frame of a page; null where the answers are those of nobody. See docs/decisions/0076. */
export type PageFrame = (
  request: Pick<FastifyRequest, 'headers' | 'log' | 'url'>,
  path: string,
  answers: readonly FirstAnswer[] | null,
) => string;

/** A page without a frame only shows later: neither a missing file nor a failure keeps it from being sent. */
export async function loadPageFrame(file: string): Promise<PageFrame> {
  if (!existsSync(file)) return () => '';
  const { renderFrame } = (await import(pathToFileURL(file).href)) as FrameModule;
  return ({ headers, log, url }, path, answers) => {
    // The session has ended, or the answer came too late: which page it will be is not known.
    if (answers?.length === 0) return '';
    try {
      return renderFrame({
        path,
        search: url.split('?')[1] ?? '',
        isVisitor: answers === null,
        answers: new Map(answers?.map(({ address, body }) => [address, body])),
        locale: localeOf(headers['accept-language']),
      });
    } catch (error) {
      log.error(error, 'the frame of a page could not be rendered');
      return '';
    }
  };
}

/** The first language that the browser wants: the one it writes dates in. */
function localeOf(acceptLanguage: string | undefined): string | undefined {
  const first = acceptLanguage?.split(/[,;]/, 1)[0]?.trim() ?? '';
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first)[0];
  } catch {
    return undefined;
  }
}
