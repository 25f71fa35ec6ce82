/** Open windows: each listens to one hand, and connects again as browsers do when its stream ends. */
import { get } from 'node:http';

const RECONNECT_MS = 3_000;

/** @typedef {{ hand: number, isOpen: boolean, opened: number, ended: number, refused: number, receivedAt: number[], downUntil: number }} Stream */

/**
 * @param {string} url
 * @param {readonly { cookie: string }[]} people
 * @param {readonly number[]} hands
 */
export async function openStreams(url, people, hands) {
  let closing = false;
  /** @type {Set<import('node:http').ClientRequest>} */
  const requests = new Set();

  /** @param {Stream} stream @param {string} cookie @returns {Promise<void>} once it is open or refused */
  const open = (stream, cookie) =>
    new Promise((done) => {
      const again = () => {
        stream.isOpen = false;
        stream.downUntil = Infinity;
        requests.delete(sending);
        done();
        if (!closing) setTimeout(() => void open(stream, cookie), RECONNECT_MS);
      };
      const sending = get(`${url}/api/hands/${stream.hand}/events`, { headers: { cookie }, agent: false });
      requests.add(sending);
      sending.on('error', again);
      sending.on('response', (response) => {
        if (response.statusCode !== 200) {
          stream.refused += 1;
          response.resume();
          return again();
        }
        stream.isOpen = true;
        stream.opened += 1;
        stream.downUntil = stream.opened === 1 ? 0 : Date.now();
        done();
        response.on('data', (/** @type {Buffer} */ chunk) => {
          if (chunk.toString().includes('data:')) stream.receivedAt.push(Date.now());
        });
        response.on('error', () => undefined);
        response.on('close', () => {
          stream.ended += 1;
          again();
        });
      });
    });

  /** @type {Stream[]} */
  const streams = hands.map((hand) => ({
    hand,
    isOpen: false,
    opened: 0,
    ended: 0,
    refused: 0,
    receivedAt: [],
    downUntil: 0,
  }));
  for (const [index, stream] of streams.entries())
    await open(stream, people[index % people.length]?.cookie ?? '');

  return {
    /**
     * @param {readonly { hand: number, from: number }[]} changes that were made to hands, each after this moment
     * @returns {{ open: number, of: number, ended: number, refused: number, events: number, changes: number, missedChanges: number }}
     *   `missedChanges`: changes after which a stream that was open all the time sent nothing
     */
    close(changes) {
      closing = true;
      const missedChanges = changes.filter(({ hand, from }) => {
        const stream = streams.find((each) => each.hand === hand);
        return stream !== undefined && from > stream.downUntil && !stream.receivedAt.some((at) => at >= from);
      }).length;
      const sum = (/** @type {(stream: Stream) => number} */ of) =>
        streams.reduce((total, stream) => total + of(stream), 0);
      const figures = {
        open: streams.filter(({ isOpen }) => isOpen).length,
        of: streams.length,
        ended: sum(({ ended }) => ended),
        refused: sum(({ refused }) => refused),
        events: sum(({ receivedAt }) => receivedAt.length),
        changes: changes.length,
        missedChanges,
      };
      for (const sending of requests) sending.destroy();
      return figures;
    },
  };
}
