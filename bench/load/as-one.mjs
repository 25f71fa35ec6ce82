/** Whether two servers on one database behave as one. */
import { PASSWORD } from './seed.mjs';

/** As long as an event may take on a busy machine. */
const EVENT_TIMEOUT_MS = 30_000;
/** Comments of one user in five minutes. */
const MOST_COMMENTS = 30;

/**
 * @param {string} one
 * @param {string} other
 * @param {{ email: string, hand: number, upload: FormData }} with a user without other work to do
 * @returns {Promise<{ what: string, holds: boolean }[]>}
 */
export async function behaveAsOne(one, other, { email, hand, upload }) {
  /** @type {{ what: string, holds: boolean }[]} */
  const found = [];
  const note = (/** @type {string} */ what, /** @type {boolean} */ holds) => found.push({ what, holds });

  const signedIn = await post(one, '/api/login', '', { email, password: PASSWORD });
  const cookie = String(signedIn.headers.get('set-cookie')).split(';', 1)[0] ?? '';
  note('who signs in at one is known to the other', (await get(other, '/api/user', cookie)).status === 200);

  const uploaded = await fetch(`${one}/api/games/upload`, {
    method: 'POST',
    headers: { cookie },
    body: upload,
  });
  const { game } = /** @type {{ game?: { id: number } }} */ (await uploaded.json());
  note(
    'a game uploaded to one is read at the other',
    (await get(other, `/api/games/${game?.id}`, cookie)).status === 200,
  );

  const stopping = new AbortController();
  const stream = await fetch(`${other}/api/hands/${hand}/events`, {
    headers: { cookie },
    signal: stopping.signal,
  });
  const event = firstEvent(stream, EVENT_TIMEOUT_MS);
  const statuses = [];
  for (let number = 1; number <= MOST_COMMENTS + 1; number += 1) {
    const server = number % 2 === 0 ? other : one;
    const { status } = await post(server, `/api/hands/${hand}/comments`, cookie, {
      content: `Number ${number}`,
    });
    statuses.push(status);
  }
  note('a comment made at one is sent on a stream of the other', await event);
  stopping.abort();
  note(
    'limits count what both were asked',
    statuses.slice(0, MOST_COMMENTS).every((status) => status === 200) && statuses.at(-1) === 429,
  );

  await post(other, '/api/logout', cookie, {});
  note('who signs out at one is out at the other', (await get(one, '/api/user', cookie)).status === 401);
  return found;
}

/** @param {string} server @param {string} path @param {string} cookie */
const get = (server, path, cookie) => fetch(server + path, { headers: { cookie } });

/** @param {string} server @param {string} path @param {string} cookie @param {object} body */
const post = (server, path, cookie, body) =>
  fetch(server + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @param {Response} stream @param {number} timeoutMs */
async function firstEvent({ body }, timeoutMs) {
  const late = AbortSignal.timeout(timeoutMs);
  const reader = body?.getReader();
  const ended = new Promise((_, failed) => late.addEventListener('abort', failed));
  try {
    for (;;) {
      const { done, value } = /** @type {ReadableStreamReadResult<Uint8Array>} */ (
        await Promise.race([reader?.read(), ended])
      );
      if (done) return false;
      if (new TextDecoder().decode(value).includes('data:')) return true;
    }
  } catch {
    return false;
  }
}
