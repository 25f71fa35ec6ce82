import type { CardLanguage } from '@bridge-review/bridge/card-language';
import { createContext } from 'react';

/** How the reader wants cards and calls written. */
export interface CardText {
  language: CardLanguage;
  ten: 'T' | '10';
}

/** Apart from what reads it, so that pages without cards do not load the letters. */
export const CardTextContext = createContext<CardText>({ language: 'en', ten: 'T' });
