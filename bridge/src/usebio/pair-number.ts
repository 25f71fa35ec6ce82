import { childText, type XmlElement } from './element.ts';

/** Some programs write the section before it and the direction behind it: `(A) 7 EW`. */
export const pairNumberIn = (element: XmlElement, name: string): string =>
  childText(element, name)
    .replace(/^\([A-Z]{1,3}\)\s+/u, '')
    .replace(/\s+(?:NS|EW)$/u, '')
    .slice(0, 50);
