import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface EncodedPage {
  readonly body: string | Buffer;
  /** Null if it is sent as it is. */
  readonly encoding: 'br' | 'gzip' | null;
}

/** Better compression would take longer than the bytes that it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The page as its browser accepts it. It is made anew for every request and holds no secret that its length could give
 * away: the session is in a cookie, and the only token in a page is the one in its own address.
 */
export async function encodePage(html: string, acceptEncoding: string | undefined): Promise<EncodedPage> {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
      .map((item) => item.split(';', 1)[0]),
  );
  if (accepted.has('br')) return { body: await promisify(brotliCompress)(html, BROTLI), encoding: 'br' };
  if (accepted.has('gzip')) return { body: await promisify(gzip)(html), encoding: 'gzip' };
  return { body: html, encoding: null };
}
