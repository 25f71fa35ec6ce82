/**
 * The engine: WebAssembly, or where that is missing or forbidden the same program as JavaScript. Both
 * are made from `engine/` by its `build.mjs`.
 *
 * The WebAssembly stands in a module as base64, and is not fetched: so it is found in the same way from sources, from
 * `dist`, in a bundle and in a worker, with no address to get wrong, under a content security policy that allows
 * `'wasm-unsafe-eval'` and nothing from elsewhere.
 *
 * @module
 */
import { wasm } from './generated/wasm.ts';

/** See `engine/index.ts`, which says what these do. */
export interface Engine {
  readonly setHolding: (seat: number, suit: number, cards: number) => void;
  readonly start: () => void;
  readonly setStrain: (strain: number) => void;
  readonly setLeader: (seat: number) => void;
  readonly playCard: (card: number) => void;
  readonly tricks: (guess: number) => number;
  readonly tricksWith: (card: number, guess: number) => number;
  readonly nodes: () => number;
  readonly limitMemory: (bytes: number) => void;
}

/** How the engine was compiled. */
export type EngineBuild = 'wasm' | 'javascript';

/** An engine with its own memory. */
export async function loadEngine(build: EngineBuild): Promise<Engine> {
  if (build === 'javascript') return import('./generated/javascript.ts');
  const { instance } = await assembly().instantiate(bytes());
  return instance.exports as unknown as Engine;
}

/** The one that is quickest here. */
export const loadBestEngine = (): Promise<Engine> => loadEngine('wasm').catch(() => loadEngine('javascript'));

const bytes = (): Uint8Array => Uint8Array.from(atob(wasm), (character) => character.charCodeAt(0));

/** Declared here because neither Node's types nor TypeScript's have it, and a host may lack it. */
interface Assembly {
  readonly instantiate: (source: Uint8Array) => Promise<{ readonly instance: { readonly exports: object } }>;
}

const assembly = (): Assembly => (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
