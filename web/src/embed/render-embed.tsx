import type { EmbedInput } from '@bridge-review/api/embed-input';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRODUCT } from '../base/product.ts';
import { Embed } from './embed.tsx';

/** What the build has made for the browser; it stands in the document itself, which is then one request. */
interface EmbedFiles {
  readonly script: string;
  readonly style: string;
  /** Addresses of fonts to be fetched early. */
  readonly fonts: readonly string[];
}

/** The whole document of an embedded page. Without its script it shows the same, and does not move. */
export function renderEmbed(input: EmbedInput, files: EmbedFiles): string {
  const number = (input.board ?? input.question)?.boardNumber;
  const title = number === undefined ? (input.title ?? 'Boards') : `Board ${number}`;
  // In JSON the character stands in strings only.
  const data = JSON.stringify(input).replaceAll('<', String.raw`\u003c`);
  return document(
    title,
    files,
    `<div id="root">${renderToStaticMarkup(<Embed input={input} />)}</div>
<script type="application/json" id="data">${data}</script>
<script>${files.script}</script>`,
  );
}

/** In place of what cannot be shown. */
export const renderEmbedNotice = (title: string, text: string, files: EmbedFiles): string =>
  document(
    title,
    files,
    renderToStaticMarkup(
      <main className="embed">
        <header className="embed-head">
          <h1>{title}</h1>
        </header>
        <p className="embed-message">{text}</p>
        <footer className="embed-foot">
          <span>{PRODUCT}</span>
        </footer>
      </main>,
    ),
  );

const document = (title: string, { style, fonts }: EmbedFiles, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${renderToStaticMarkup(<title>{`${title} · ${PRODUCT}`}</title>)}
<meta name="color-scheme" content="light dark">
${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`).join('\n')}
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
