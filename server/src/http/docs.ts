import { docsPage } from './docs-page.ts';
import type { AreaHandlers } from './handler.ts';
import { type OpenApi, openApi } from './openapi.ts';

/** Written when they are first asked for: most servers never are. */
export function docsHandlers(): AreaHandlers<'docs'> {
  let document: OpenApi | undefined;
  let page: string | undefined;
  const written = (): OpenApi => (document ??= openApi());
  return { page: () => (page ??= docsPage(written())), openApi: () => ({ ...written() }) };
}
