import { lazyPart } from './lazy-part.tsx';

/** For pages on which most people delete nothing. */
export const LazyConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
