import { docsPage } from './docs-page.ts';
import type { Handlers } from './handler.ts';
import { openApi } from './openapi.ts';

export function docsRoutes(): Pick<Handlers, 'apiDocs' | 'openApi'> {
  const document = openApi();
  const page = docsPage(document);
  return { apiDocs: () => page, openApi: () => ({ ...document }) };
}
