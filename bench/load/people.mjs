/**
 * The people, in a process of their own: each request is sent when it is due, whether or not those before are answered,
 * and its time counts from when it was due. The parent says where the product is and who the people are, hears every few
 * seconds how it goes, and gets the figures at the end.
 */
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { actions, upload, WEIGHTS } from './actions.mjs';
import { openStreams } from './event-streams.mjs';
import { BOUNDS, Latencies } from './latencies.mjs';
import { randomNumbers, schedule } from './schedule.mjs';

/** @typedef {import('./actions.mjs').Person} Person */
/** @typedef {import('./actions.mjs').KnownGame} KnownGame */
/**
 * @typedef {object} Plan
 * @property {string} url
 * @property {Person[]} people
 * @property {KnownGame[]} games the latest first
 * @property {number[]} watched hands, one for each event stream
 * @property {number} everyMs
 * @property {number} warmUpMs not counted, but for errors
 * @property {number} forMs
 * @property {number} uploadEveryMs
 * @property {number} firstUpload
 */
/** @typedef {{ kind: string, call: string, what: string, after: number }} Failed */

const TIMEOUT_MS = 30_000;
const REPORT_MS = 5_000;
const MAX_FAILURES_TOLD = 20;
/** The slowest are told, to look into. */
const SLOWEST_TOLD = 12;

process.once('message', (/** @type {Plan} */ plan) => void run(plan));

/** @param {Plan} plan */
async function run(plan) {
  const { url, people, games, watched, everyMs, warmUpMs, forMs } = plan;
  const agent = new Agent({ keepAlive: true });
  const random = randomNumbers(20_261_117);
  const latencies = new Latencies();
  const world = { games, watched, random };
  /** @type {Failed[]} */
  const failed = [];
  /** @type {{ call: string, took: number, after: number }[]} */
  const slowest = [];
  let sent = 0;
  let answered = 0;
  const streams = await openStreams(url, people, watched);
  /** @type {{ hand: number, from: number }[]} */
  const told = [];

  const begun = performance.now();
  /** @param {string} kind @param {import('./actions.mjs').Call} call @param {Person} person @param {number} at */
  const perform = async (kind, call, person, at) => {
    sent += 1;
    const name = `${call.method} ${call.path}`;
    const from = Date.now();
    try {
      const { status, body } = await send(url + call.path, call, person.cookie, agent);
      if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`);
      if (kind === 'record an auction') {
        const { id, version } = JSON.parse(body);
        person.record = { id, version, isNew: call.method === 'POST' };
      }
      const [, hand] = /^POST \/api\/hands\/(\d+)\/comments/.exec(name) ?? [];
      if (hand !== undefined && watched.includes(Number(hand))) told.push({ hand: Number(hand), from });
    } catch (error) {
      failed.push({
        kind,
        call: name,
        what: error instanceof Error ? error.message : String(error),
        after: Math.round(at / 1000),
      });
    }
    answered += 1;
    const took = performance.now() - begun - at;
    if (at < warmUpMs) return;
    latencies.add(kind, took);
    noteSlow(slowest, { call: name, took, after: Math.round((at - warmUpMs) / 1000) });
  };

  const due = schedule({ people: people.length, everyMs, forMs: warmUpMs + forMs, weights: WEIGHTS, random });
  const uploads = uploadTimes(plan).map((at, index) => ({
    at,
    person: Math.floor(random() * people.length),
    number: plan.firstUpload + index,
  }));
  const ownDelay = monitorEventLoopDelay({ resolution: 5 });
  ownDelay.enable();
  const reporting = setInterval(() => {
    const seconds = Math.round((performance.now() - begun - warmUpMs) / 1000);
    process.send?.({
      kind: 'progress',
      seconds,
      answered,
      waiting: sent - answered,
      failed: failed.length,
      p99: latencies.all().p99,
    });
  }, REPORT_MS);
  /** @type {Promise<void>[]} */
  const running = [];
  /** @param {number} at */
  const until = async (at) => {
    const wait = at - (performance.now() - begun);
    if (wait > 1) await new Promise((done) => setTimeout(done, wait));
  };
  const uploading = (async () => {
    for (const { at, person, number } of uploads) {
      const call = upload(number);
      await until(at);
      running.push(perform('upload', call, /** @type {Person} */ (people[person]), at));
    }
  })();
  for (const { at, person, kind } of due) {
    await until(at);
    const who = /** @type {Person} */ (people[person]);
    const calls = actions[/** @type {keyof typeof actions} */ (kind)](who, world);
    // What is written comes first; the page then asks for what it shows.
    running.push(
      calls[0]?.method === 'GET'
        ? Promise.all(calls.map((call) => perform(kind, call, who, at))).then(() => undefined)
        : inTurn(calls, (call, index) =>
            perform(
              index === 0 ? kind : `${kind}, then read`,
              call,
              who,
              index === 0 ? at : performance.now() - begun,
            ),
          ),
    );
  }
  await uploading;
  await Promise.all(running);
  await new Promise((done) => setTimeout(done, 1_000));
  clearInterval(reporting);
  ownDelay.disable();
  process.send?.({
    kind: 'done',
    byKind: [...latencies.byKind()],
    all: latencies.all(),
    counts: latencies.counts(BOUNDS),
    requests: sent,
    actions: due.length,
    failed: failed.length,
    failures: failed.slice(0, MAX_FAILURES_TOLD),
    slowest,
    streams: streams.close(told),
    ownDelay: { p99: ownDelay.percentile(99) / 1e6, max: ownDelay.max / 1e6 },
  });
  agent.destroy();
  process.disconnect?.();
}

/** @param {Plan} plan */
const uploadTimes = ({ warmUpMs, forMs, uploadEveryMs }) =>
  Array.from(
    { length: Math.floor((warmUpMs + forMs) / uploadEveryMs) },
    (_, index) => (index + 0.5) * uploadEveryMs,
  );

/** @template T @param {readonly T[]} all @param {(each: T, index: number) => Promise<void>} work */
async function inTurn(all, work) {
  for (const [index, each] of all.entries()) await work(each, index);
}

/** @param {{ call: string, took: number, after: number }[]} slowest @param {{ call: string, took: number, after: number }} one */
function noteSlow(slowest, one) {
  if (slowest.length === SLOWEST_TOLD && one.took <= Number(slowest.at(-1)?.took)) return;
  slowest.push(one);
  slowest.sort((a, b) => b.took - a.took);
  slowest.length = Math.min(slowest.length, SLOWEST_TOLD);
}

/**
 * @param {string} url
 * @param {import('./actions.mjs').Call} call
 * @param {string} cookie
 * @param {Agent} agent
 * @returns {Promise<{ status: number, body: string }>}
 */
async function send(url, { method, body }, cookie, agent) {
  /** @type {Record<string, string>} */
  const headers = { cookie, 'accept-encoding': 'gzip', 'user-agent': 'load bench' };
  /** @type {Buffer | string | undefined} */
  let content;
  if (body instanceof FormData) {
    const encoded = new Response(body);
    headers['content-type'] = String(encoded.headers.get('content-type'));
    content = Buffer.from(await encoded.arrayBuffer());
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    content = JSON.stringify(body);
  }
  if (content !== undefined) headers['content-length'] = String(Buffer.byteLength(content));
  return new Promise((done, fail) => {
    const sending = request(url, { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
      response.on('error', fail);
      // Answers to reads are not opened: only what is written is read here, and that is short.
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          body: method === 'GET' ? '' : Buffer.concat(chunks).toString(),
        }),
      );
    });
    sending.on('timeout', () => sending.destroy(new Error('no answer in 30 seconds')));
    sending.on('error', fail);
    sending.end(content);
  });
}
