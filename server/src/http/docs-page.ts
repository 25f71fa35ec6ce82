import { docsRoutes } from '@bridge-review/api/routes/docs';
import { escapeHtml } from './escape-html.ts';
import type { OpenApi } from './openapi.ts';

/** The OpenAPI document as a page to read: no script, so that it works under our own content policy. */
export function docsPage(document: OpenApi): string {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => `
    <section>
      <h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
      <p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p>
      ${details('Parameters', operation.parameters.length > 0 ? operation.parameters : undefined)}
      ${details('Request', operation.requestBody)}
      ${details('Answers', operation.responses)}
    </section>`,
    ),
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Calls · ${escapeHtml(document.info.title)}</title>
    <style>${style}</style>
  </head>
  <body>
    <header>
      <h1>${escapeHtml(document.info.title)}: calls</h1>
      <p>${escapeHtml(document.info.description)}</p>
      <p>What can be called, who may call it, and what comes back. For programs: <a href="${docsRoutes.openApi.path}">the same as OpenAPI</a>.</p>
    </header>
    <main>${sections.join('')}</main>
  </body>
</html>
`;
}

const details = (title: string, value: object | undefined): string =>
  value === undefined
    ? ''
    : `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(readable(value))}</pre></details>`;

/** Lists of words, such as all 52 cards, on one line: a line for each would be most of the page. */
const readable = (value: object): string =>
  JSON.stringify(value, null, 2).replaceAll(
    /\[\s+((?:"[^"\n]*",?\s+)+)\]/g,
    (_, words: string) => `[${words.trim().replaceAll(/\s*\n\s*/g, ' ')}]`,
  );

const style = `
  :root { color-scheme: light dark; }
  body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1.5rem; }
  h1, h2 { line-height: 1.2; }
  h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
  section { padding: 1rem 0; border-top: 1px solid; }
  p { margin: .25rem 0; }
  summary { cursor: pointer; padding: .25rem 0; }
  pre { overflow-x: auto; font-size: .875rem; white-space: pre-wrap; }
`;
