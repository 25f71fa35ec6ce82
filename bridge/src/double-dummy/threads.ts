/**
 * Workers in browsers and in Node. Node's modules are loaded at run time instead of imported, because a bundle for the
 * browser must not contain them.
 */

/** A worker, for the thread that started it. */
export interface Thread {
  readonly send: (message: unknown) => void;
  readonly end: () => void;
  /** Whether the worker keeps the Node process alive; does nothing in a browser. */
  readonly hold: (isBusy: boolean) => void;
}

/** Callbacks of a worker thread. */
export interface ThreadListener {
  readonly onMessage: (message: unknown) => void;
  readonly onFailure: (message: string) => void;
}

/** The thread that started a worker, for that worker. */
export interface ThreadParent {
  readonly send: (message: unknown) => void;
  readonly listen: (onMessage: (message: unknown) => void) => void;
}

/** Starts `solver-worker.ts`. */
export function startSolverThread(listener: ThreadListener): Thread {
  const node = nodeThreads();
  return node ? startInNode(node, listener) : startInBrowser(listener);
}

/** The thread that started this worker. */
export function parentOfThread(): ThreadParent {
  const port = nodeThreads()?.parentPort;
  if (port)
    return {
      send: (message) => port.postMessage(message),
      listen: (listener) => port.on('message', listener),
    };
  const scope = globalThis as unknown as BrowserWorker;
  return {
    send: (message) => scope.postMessage(message),
    listen: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  };
}

/** One for each core, but at most five: a table has five strains to solve. */
export function usualThreadCount(): number {
  const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
  const system = builtin('node:os') as { availableParallelism: () => number } | undefined;
  const cores = system?.availableParallelism();
  return Math.max(1, Math.min(5, cores ?? navigator?.hardwareConcurrency ?? 2));
}

function startInBrowser({ onMessage, onFailure }: ThreadListener): Thread {
  const { Worker } = globalThis as unknown as BrowserGlobals;
  // Bundlers recognise a worker only if the whole expression is written like this.
  const worker = new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', ({ message }) => onFailure(message ?? 'The worker could not be loaded.'));
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate(), hold: () => {} };
}

function startInNode({ Worker }: NodeThreads, { onMessage, onFailure }: ThreadListener): Thread {
  const worker = new Worker(compiledWorker());
  worker.on('message', onMessage);
  worker.on('error', (error) => onFailure(error instanceof Error ? error.message : String(error)));
  return {
    send: (message) => worker.postMessage(message),
    end: () => void worker.terminate(),
    hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
  };
}

/** Node's workers run compiled JavaScript: tests, which run the TypeScript sources, find it in `dist`. */
const compiledWorker = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/double-dummy/solver-worker.js' : './solver-worker.js',
    import.meta.url,
  );

const nodeThreads = (): NodeThreads | undefined => builtin('node:worker_threads') as NodeThreads | undefined;

function builtin(name: string): unknown {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  return process?.getBuiltinModule?.(name);
}

interface BrowserWorker {
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => void;
  readonly addEventListener: (
    type: 'message' | 'error',
    listener: (event: { readonly data?: unknown; readonly message?: string }) => void,
  ) => void;
}

interface BrowserGlobals {
  readonly Worker: new (url: URL, options: { readonly type: 'module' }) => BrowserWorker;
}

interface NodeWorker {
  readonly postMessage: (message: unknown) => void;
  readonly terminate: () => Promise<number>;
  readonly on: (event: 'message' | 'error', listener: (value: unknown) => void) => void;
  readonly ref: () => void;
  readonly unref: () => void;
}

interface NodeThreads {
  readonly Worker: new (url: URL) => NodeWorker;
  readonly parentPort: {
    readonly postMessage: (message: unknown) => void;
    readonly on: (event: 'message', listener: (value: unknown) => void) => void;
  } | null;
}
