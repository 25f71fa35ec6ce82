import { randomBytes } from 'node:crypto';
import { passkeyLimits } from '@bridge-review/api/passkeys';
import { hashToken } from '../../token.ts';

/** Crockford's alphabet: no letter that could be read as a digit or as another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CHARACTERS = 16;

/** 80 random bits in four groups, such as `7k2m-91xq-w4e8-cz0t`: short enough to type, too long to guess. */
const newCode = (): string =>
  [...randomBytes(CHARACTERS)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

export function newCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < passkeyLimits.codes) codes.add(newCode());
  return [...codes];
}

/** As somebody may type it: in capitals, without the dashes, with an O for the zero. The user keeps equal codes apart. */
export function hashCode(userId: number, typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return hashToken(`${userId} ${code}`);
}
