import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Preview, previewPicture } from '@bridge-review/bridge/picture/preview-picture';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { workerParent } from '../../worker-parent.ts';
import { indexedPng } from './indexed-png.ts';

export type PictureMessage =
  { readonly kind: 'ready' } | { readonly kind: 'drawn'; readonly png: Uint8Array<ArrayBuffer> };

const { post, onRequest } = workerParent<Preview, PictureMessage>();

await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

// An error ends the thread.
onRequest((preview) => {
  const picture = new Resvg(previewPicture(preview));
  const rendered = picture.render();
  const png = new Uint8Array(indexedPng(rendered));
  rendered.free();
  picture.free();
  post({ kind: 'drawn', png }, [png.buffer]);
});
post({ kind: 'ready' });
