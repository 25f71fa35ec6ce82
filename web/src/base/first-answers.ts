import type { QueryKey } from '@tanstack/react-query';
import { nextCursor } from './client.ts';

/** An answer as the query client keeps it. */
interface FirstAnswer {
  readonly queryKey: QueryKey;
  readonly data: unknown;
}

/**
 * What the server wrote into the page: the answers to the calls that it makes first, each in a `script` that only holds
 * data. One that did not come whole is left out, and asked for again. See docs/decisions/0070.
 */
export function readFirstAnswers(): readonly FirstAnswer[] {
  const scripts = [...document.querySelectorAll<HTMLElement>('script[data-address]')];
  return scripts.flatMap((script) => {
    const { address = '', link } = script.dataset;
    script.remove();
    const data = parseJson(script.textContent);
    if (data === undefined) return [];
    return [link === undefined ? { queryKey: [address], data } : firstOfPages(address, data, link)];
  });
}

/** Undefined if it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the server has written answers into the page: what it shows first is known. */
export const hasFirstAnswers = (): boolean => document.querySelector('script[data-address]') !== null;

/** The first page of a long list, under the key that `routePages` gives it. */
function firstOfPages(address: string, rows: unknown, link: string): FirstAnswer {
  const [path = '', search = ''] = address.split('?');
  return {
    queryKey: [path, Object.fromEntries(new URLSearchParams(search))],
    data: { pages: [{ rows, next: nextCursor(link) }], pageParams: [null] },
  };
}
