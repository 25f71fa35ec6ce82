/**
 * The engine of this thread, so that `solveTable` and `solveCards` can answer at once. It is a module of its own
 * because it waits while it loads, which bundlers do not allow in a worker.
 */
import { loadBestEngine } from './engine.ts';

export const engine = await loadBestEngine();
