/**
 * Loads the engine: WebAssembly, or the same program as JavaScript where that is missing or forbidden. Both are
 * generated from `engine/` by its `build.mjs`.
 *
 * The WebAssembly is embedded in a module as base64 instead of being fetched. So it loads in the same way from sources,
 * from `dist`, in a bundle and in a worker, and the content security policy needs only `'wasm-unsafe-eval'`.
 *
 * @module
 */
import { wasm } from './generated/wasm.ts';

/** The exports of `engine/index.ts`, which are documented there. */
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

/** WebAssembly if it can be loaded, else JavaScript. */
export const loadBestEngine = (): Promise<Engine> => loadEngine('wasm').catch(() => loadEngine('javascript'));

const bytes = (): Uint8Array => Uint8Array.from(atob(wasm), (character) => character.charCodeAt(0));

/** Declared here because the types in use do not include WebAssembly, and a host may lack it. */
interface Assembly {
  readonly instantiate: (source: Uint8Array) => Promise<{ readonly instance: { readonly exports: object } }>;
}

const assembly = (): Assembly => (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
