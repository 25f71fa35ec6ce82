/** Requests over connections that stay open, as many at a time as asked; the time of each in milliseconds. */
import { Agent, request } from 'node:http';

/**
 * @param {string} url
 * @param {string} cookie
 * @param {{ atOnce: number, until: () => boolean }} options
 * @returns {Promise<number[]>}
 */
export async function load(url, cookie, { atOnce, until }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  /** @type {number[]} */
  const times = [];
  const worker = async () => {
    while (!until()) {
      const start = performance.now();
      await get(url, cookie, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return times;
}

/** @param {string} url @param {string} cookie @param {Agent} agent @returns {Promise<void>} */
const get = (url, cookie, agent) =>
  new Promise((done, failed) => {
    request(url, { agent, headers: { cookie } }, (response) => {
      response.on('error', failed).on('end', () => {
        if (response.statusCode === 200) done();
        else failed(new Error(`${url} answered ${response.statusCode}`));
      });
      response.resume();
    })
      .on('error', failed)
      .end();
  });

/** @param {number} count @returns {() => boolean} true once asked that often */
export const times = (count) => {
  let left = count;
  return () => left-- <= 0;
};

/** @param {number} milliseconds @returns {() => boolean} true once that time is over */
export const during = (milliseconds) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
};

/** @param {number[]} values @param {number} share between 0 and 1 */
export const quantile = (values, share) => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
