/**
 * Finds addresses in a text, and what stands in their queries. They are only read: nothing here asks any site.
 *
 * @module
 */
import { decodePercent } from '../record/percent-decoding.ts';

/** An address, and its offset in the text. */
export interface Address {
  readonly text: string;
  readonly at: number;
  /** Whether another address stands in its query, as behind links that count clicks. */
  readonly leadsOn: boolean;
}

/** Names in an address may have bare blanks, so it goes on to the end of its line, or to the next address. */
export function* addressesIn(text: string): Generator<Address, void> {
  const start = /https?:\/\//giu;
  for (let match = start.exec(text); match;) {
    const at = match.index;
    match = start.exec(text);
    const next = match?.index ?? text.length;
    const [line = ''] = text.slice(at, next).split(endOfAddress, 1);
    yield { text: line.trim(), at, leadsOn: at + line.length === next && next < text.length };
  }
}

const endOfAddress = /[\r\n\t"]/u;

/** More than any address has. */
const maxParameters = 1000;

/** By name, in small letters; a part without a name belongs to the value before it, which has a bare `&`. */
export function parametersOf(address: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const question = address.indexOf('?');
  if (question < 0) return parameters;
  let last = '';
  for (const part of address
    .slice(question + 1)
    .replaceAll('&amp;', '&')
    .split('&', maxParameters)) {
    const [named, name = ''] = /^\s*([a-z]\w{0,19})=/iu.exec(part) ?? [];
    if (named === undefined) {
      if (last !== '') parameters.set(last, `${parameters.get(last) ?? ''}&${decodePercent(part)}`);
      continue;
    }
    last = name.toLowerCase();
    if (!parameters.has(last)) parameters.set(last, decodePercent(part.slice(named.length)));
  }
  return parameters;
}
