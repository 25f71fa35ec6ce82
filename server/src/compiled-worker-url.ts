/** Either `src/` or `dist/`, whichever this very module was loaded from. */
const here = new URL('.', import.meta.url);
const compiled = new URL('../dist/', here);

/**
 * The address of the file that was compiled from a source file. Worker threads and processes load plain JavaScript
 * only, while tests run the sources as they are; both find the same worker with
 *
 *     startThread(compiledWorkerUrl(import.meta.url, './worker.ts'))
 */
export function compiledWorkerUrl(caller: string, relative: string): URL {
  const target = new URL(relative, caller).href;
  if (!target.startsWith(here.href)) throw new Error(`${relative} is not below ${here.pathname}`);
  return new URL(target.slice(here.href.length).replace(/\.ts$/, '.js'), compiled);
}
