/**
 * Errors as values: nothing in this package throws on bad input.
 *
 * ```ts
 * import { parseSeat } from '@bridge-review/bridge/seat';
 *
 * const seat = parseSeat('north');
 * seat.ok && seat.value; // => 'N'
 *
 * const unknown = parseSeat('dummy');
 * !unknown.ok && unknown.error.code; // => 'unknown-seat'
 * ```
 *
 * @module
 */

/** Either a value or an error. */
export type Result<T, F extends Failure = Failure> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: F };

/** Why something was refused: `code` for a program, `message` is a whole sentence for a person. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}

/** A result that is a value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A result that is an error. */
export const fail = <Code extends string>(
  code: Code,
  message: string,
): { readonly ok: false; readonly error: Failure<Code> } => ({ ok: false, error: { code, message } });

/** The value, for text that is known to be good, such as a literal in a test: throws on a failure. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new TypeError(`${result.error.code}: ${result.error.message}`);
}
