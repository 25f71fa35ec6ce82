/**
 * How a table of tricks is written, apart from what reads it.
 *
 * @module
 */
/** Twenty hexadecimal digits, none of them above thirteen. */
export const trickTablePattern = /^[0-9a-d]{20}$/;
