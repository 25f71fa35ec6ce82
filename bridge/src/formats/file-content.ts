/**
 * A file, or a pasted text, before it is known what it is.
 *
 * @module
 */
import { decodeText, type DecodedText } from '../record/decode-text.ts';
import { ok, type Failure, type Result } from '../result.ts';

/** Decoded once, and only if somebody asks for its text. */
export class FileContent {
  /** Null for a text that was pasted. */
  readonly bytes: Uint8Array | null;
  #decoded: Result<DecodedText, Failure<'nul-characters'>> | null = null;

  constructor(content: Uint8Array | string) {
    this.bytes = typeof content === 'string' ? null : content;
    if (typeof content === 'string') this.#decoded = ok({ text: content, charset: 'utf-8', doubt: null });
  }

  get decoded(): Result<DecodedText, Failure<'nul-characters'>> {
    return (this.#decoded ??= decodeText(this.bytes ?? new Uint8Array()));
  }
}
