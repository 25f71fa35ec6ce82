/**
 * From the bytes of a file to its text.
 *
 * Hand records come in their author's character set, and seldom say which. A byte order mark decides;
 * else a charset named in the file's `%` header, or in the first line of XML; else UTF-8 where the bytes are UTF-8; else Latin-1.
 *
 * ```ts
 * import { decodeText } from '@bridge-review/bridge/record/decode-text';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const latin1 = Uint8Array.of(0x4c, 0x69, 0xe8, 0x67, 0x65);
 * unwrap(decodeText(latin1)); // => { text: 'Liège', charset: 'windows-1252', doubt: null }
 * ```
 *
 * @module
 */
import { quote } from '../quote.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';

export interface DecodedText {
  readonly text: string;
  /** The WHATWG label of the character set that was used. */
  readonly charset: string;
  /** A warning that the text may have wrong letters; null if there is no doubt. */
  readonly doubt: string | null;
}

/** A file with NUL characters in it is no text at all, and is refused. */
export function decodeText(bytes: Uint8Array): Result<DecodedText, Failure<'nul-characters'>> {
  const decoded = decode(bytes);
  const nul = decoded.text.indexOf('\0');
  if (nul < 0) return ok(decoded);
  return fail('nul-characters', `This is not a text file: it has a NUL character at position ${nul + 1}.`);
}

/** What the web calls Latin-1: the printable characters of Windows stand where ISO 8859-1 has control codes. */
const latin1 = 'windows-1252';

function decode(bytes: Uint8Array): DecodedText {
  const unicode = markedCharset(bytes) ?? (looksLikeUtf16(bytes) ? 'utf-16le' : null);
  if (unicode) return { text: decodeAs(unicode, bytes) ?? '', charset: unicode, doubt: null };
  const declared = declaredCharset(bytes);
  const text = declared === null ? null : decodeAs(declared, bytes);
  if (declared !== null && text !== null) return { text, charset: declared, doubt: null };
  const guess = guessed(bytes);
  const doubt =
    declared === null
      ? null
      : `The file says its character set is ${quote(declared)}, but does not read as that; it was read as ${guess.charset}.`;
  return { ...guess, doubt };
}

const guessed = (bytes: Uint8Array): { text: string; charset: string } => {
  const text = decodeAs('utf-8', bytes);
  return text === null
    ? { text: decodeAs(latin1, bytes) ?? '', charset: latin1 }
    : { text, charset: 'utf-8' };
};

const markedCharset = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
};

/** Windows writes UTF-16 without a mark at times: then every second byte at the start is zero, and no first one. */
const looksLikeUtf16 = (bytes: Uint8Array): boolean => {
  if (bytes.length < 4) return false;
  const end = Math.min(bytes.length & ~1, 64);
  for (let index = 0; index < end; index += 2) if (bytes[index] === 0 || bytes[index + 1] !== 0) return false;
  return true;
};

/**
 * The charset in a line such as `%Content-type: text/x-pbn; charset=ISO-8859-1`, before the first tag, or in the first
 * line of XML.
 */
const declaredCharset = (bytes: Uint8Array): string | null => {
  const start = decodeAs(latin1, bytes.subarray(0, 4096)) ?? '';
  const xml = /^\s*<\?xml\s[^<>]{0,200}?\bencoding\s*=\s*["']([\w:.-]{1,40})["']/u.exec(start)?.[1];
  if (xml !== undefined) return xml.toLowerCase();
  const [header = ''] = /^(?:[ \t]*(?:%[^\r\n]*)?(?:\r\n?|\n))*/u.exec(start) ?? [];
  const charset = /charset\s*=\s*"?([\w:.-]{1,40})/iu.exec(header)?.[1];
  return charset?.toLowerCase() ?? null;
};

/** The text, or null if the runtime does not support the charset or the bytes are invalid in it. */
const decodeAs = (charset: string, bytes: Uint8Array): string | null => {
  try {
    const decoder = new TextDecoder(charset, { fatal: /^utf-?8$/u.test(charset) });
    const text = decoder.decode(bytes);
    return decoder.encoding === latin1 ? withWindowsCharacters(text) : text;
  } catch {
    return null;
  }
};

/** Node 20 decodes windows-1252 as ISO 8859-1; where the runtime does it right, nothing here matches but gaps. */
const withWindowsCharacters = (text: string): string =>
  text.replaceAll(/[\u0080-\u009f]/gu, (control) => windowsCharacters.charAt(control.charCodeAt(0) - 0x80));

const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Every runtime has it, though the language's own library, which is all that this package builds on, does not. */
declare const TextDecoder: new (
  charset: string,
  options: { readonly fatal: boolean },
) => { readonly encoding: string; decode(bytes: Uint8Array): string };
