/**
 * The engine of this thread, so that `solveTable` and `solveCards` can be synchronous. It is a separate module because
 * it uses top-level await, which bundlers do not allow in a worker.
 */
import { loadBestEngine } from './engine.ts';

export const engine = await loadBestEngine();
