/** Either `src/` or `dist/`, whichever this very module was loaded from. */
const here = new URL('.', import.meta.url);
const compiled = new URL('../dist/', here);

/**
 * Where the compiled form of a source file stands. Worker threads load plain JavaScript only, while tests
 * run the sources as they are; both find the same worker with
 *
 *     new Worker(compiledTwin(import.meta.url, './worker.ts'))
 */
export function compiledTwin(caller: string, relative: string): URL {
  const target = new URL(relative, caller).href;
  if (!target.startsWith(here.href)) throw new Error(`${relative} is not below ${here.pathname}`);
  return new URL(target.slice(here.href.length).replace(/\.ts$/, '.js'), compiled);
}
