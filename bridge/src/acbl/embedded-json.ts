/**
 * The object that the page of a club game has in its source: after `var data =`, and again with entities in an attribute.
 *
 * @module
 */

/** The first that has sessions; null if there is none. */
export function embeddedGame(page: string): unknown {
  for (const text of candidates(page)) {
    const value = parsed(text);
    if (typeof value === 'object' && value !== null && 'sessions' in value) return value;
  }
  return null;
}

export const hasEmbeddedGame = (page: string): boolean => !candidates(page).next().done;

/** A page has one of each; to look at more would take too long in a file made for that. */
const maxCandidates = 5;

function* candidates(page: string): Generator<string, void> {
  let count = 0;
  for (const { index, 0: start } of page.matchAll(/\bvar\s{1,5}data\s{0,5}=\s{0,5}(?=\{)/gu)) {
    if (++count > maxCandidates) break;
    const from = index + start.length;
    const text = page.slice(from, endOfObject(page, from));
    if (/"sessions"\s*:/u.test(text)) yield text;
  }
  for (const { index, 0: start } of page.matchAll(/\bdata="(?=\{&quot;)/gu)) {
    const from = index + start.length;
    const end = page.indexOf('"', from);
    const text = page.slice(from, end < 0 ? page.length : end);
    if (text.includes('&quot;sessions&quot;:'))
      yield text.replaceAll(/&(?:quot|amp|lt|gt|#0?39|apos);/gu, characterOf);
  }
}

/** After the bracket that closes the first; brackets in strings do not count. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') {
      for (at++; at < text.length && text.charAt(at) !== '"'; at++) if (text.charAt(at) === '\\') at++;
    } else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

const characters: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

const characterOf = (entity: string): string => characters.get(entity) ?? "'";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
