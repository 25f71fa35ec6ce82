import { childText, type XmlElement } from './element.ts';

/** Some programs write the direction behind it: `7 EW`. */
export const pairNumberIn = (element: XmlElement, name: string): string =>
  childText(element, name)
    .replace(/\s+(?:NS|EW)$/u, '')
    .slice(0, 50);
