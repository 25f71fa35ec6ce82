/** A tag pair in export format. */
export const formatTag = (name: string, value: string): string => `[${name} "${escapeValue(value)}"]`;

/**
 * The tag of a section: its column widths are written with a single backslash, as the standard's own examples and
 * all programs do; one is doubled only where it would otherwise hide what follows.
 */
export const formatSectionTag = (name: string, value: string): string =>
  `[${name} "${onOneLine(value).replaceAll(/\\(?=["\\]|$)|"/gu, String.raw`\$&`)}"]`;

const escapeValue = (value: string): string =>
  notInherited(onOneLine(value).replaceAll(/["\\]/gu, String.raw`\$&`));

const onOneLine = (value: string): string => value.replaceAll(/[\r\n]+/gu, ' ');

/** A value that begins like PBN's marks for inherited values is set apart from them by a blank. */
const notInherited = (value: string): string => (value.startsWith('#') ? ` ${value}` : value);
