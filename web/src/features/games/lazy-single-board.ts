import { lazyPart } from '../../ui/lazy-part.tsx';

/** Few paste a single board, and its cards are heavier than the rest of the dialog. */
export const LazySingleBoard = lazyPart(async () => (await import('./single-board.tsx')).SingleBoard);
