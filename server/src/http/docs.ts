import { docsPage } from './docs-page.ts';
import type { AreaHandlers } from './handler.ts';
import { openApi } from './openapi.ts';

export function docsHandlers(): AreaHandlers<'docs'> {
  const document = openApi();
  const page = docsPage(document);
  return { page: () => page, openApi: () => ({ ...document }) };
}
