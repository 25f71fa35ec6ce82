/** Text from a file on one line, and safe for a terminal: escape sequences could otherwise rewrite the screen. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
