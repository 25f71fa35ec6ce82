import { createContext } from 'react';

/** Closes the dialog around a part of the page; null outside dialogs. */
export const DialogClose = createContext<(() => void) | null>(null);
