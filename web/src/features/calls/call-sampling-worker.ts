/** Deals and solves layouts for one call, and reports the figures now and then. */
import { loadBestEngine } from '@bridge-review/bridge/double-dummy/engine';
import { solvePlaysWith } from '@bridge-review/bridge/double-dummy/search-table';
import { type AskedCall, CallSampling } from '@bridge-review/bridge/sampling/call-sampling';
import type { ComparedCall } from '@bridge-review/bridge/sampling/compare-calls';
import type { Seat } from '@bridge-review/bridge/seat';

export interface CallSamplingRequest {
  readonly asked: AskedCall;
  /** Until so many layouts are counted, with those of earlier requests about the same call; 0 to pause. */
  readonly target: number;
}

export interface CallFigures {
  readonly count: number;
  readonly rows: readonly ComparedCall[];
  /** What the opponents' calls say, a sentence each. */
  readonly heard: readonly { readonly seat: Seat; readonly text: string }[];
}

const REPORT_INTERVAL_MS = 250;

const loading = loadBestEngine();
let sampling: CallSampling | null = null;
let target = 0;
let isRunning = false;

addEventListener('message', ({ data }: MessageEvent<CallSamplingRequest>) => {
  ({ target } = data);
  if (!isRunning) void run(data.asked);
});

async function run(asked: AskedCall): Promise<void> {
  isRunning = true;
  const engine = await loading;
  sampling ??= new CallSampling(asked, (deal, plays) => solvePlaysWith(engine, deal, plays));
  let reported = -Infinity;
  while (sampling.count < target) {
    sampling.addLayout();
    const now = performance.now();
    if (now - reported >= REPORT_INTERVAL_MS || sampling.count >= target) {
      reported = now;
      postMessage(figuresOf(sampling));
    }
    await nextMessage();
  }
  isRunning = false;
}

/** Lets a request come in between two layouts. Timers would wait longer than a layout may take. */
const nextMessage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

const figuresOf = (current: CallSampling): CallFigures => ({
  count: current.count,
  rows: current.rows(),
  heard: current.meanings.map(({ seat, source }) => ({ seat, text: source.text })),
});
