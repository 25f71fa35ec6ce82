/**
 * Letters of any script, but nothing that could break a line, a mail header or a page:
 * no control characters, no line or paragraph separators, no direction overrides.
 */
export const PRINTABLE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** The same for texts of several lines: these and tabs are kept. */
export const PRINTABLE_LINES = /^[\P{Cc}\t\n\r]*$/u;
