import { createHash } from 'node:crypto';
import type { Picture } from '@bridge-review/api/route';
import type { Preview } from '@bridge-review/bridge/picture/preview-picture';
import { WorkerExitError } from '../../background-worker.ts';
import { boundedQueue } from '../../bounded-queue.ts';
import { compiledWorkerUrl } from '../../compiled-worker-url.ts';
import { AppError } from '../../http/app-error.ts';
import { threadOnDemand } from '../../thread-on-demand.ts';
import type { PictureMessage } from './picture-worker.ts';

export interface PictureDrawer {
  pictureOf(preview: Preview): Picture;
  stop(): Promise<void>;
}

const DEFAULTS = {
  /** A picture takes a tenth of a second. */
  timeoutMs: 10_000,
  idleMs: 30_000,
  /** More are refused. */
  waiting: 20,
  /** Pictures of 40 kB each. */
  kept: 64,
};
const MEMORY_MB = 128;

/**
 * Draws previews as PNG, one at a time in a thread, and keeps the latest. What is kept is found by what it shows, so a
 * link that is gone leads to none.
 */
export function pictureDrawer(options: Partial<typeof DEFAULTS> = {}): PictureDrawer {
  const { timeoutMs, idleMs, waiting, kept: most } = { ...DEFAULTS, ...options };
  const busy = (): AppError => new AppError('busy', { retryAfterSeconds: 5 });
  const inQueue = boundedQueue(1, waiting, busy);
  const thread = threadOnDemand<Preview, PictureMessage>({
    worker: compiledWorkerUrl(import.meta.url, './picture-worker.ts'),
    memoryMb: MEMORY_MB,
    timeoutMs,
    idleMs,
    isReady: ({ kind }) => kind === 'ready',
    isLast: ({ kind }) => kind === 'drawn',
    timeout: busy,
  });
  const kept = new Map<string, Promise<Uint8Array>>();

  const draw = (preview: Preview): Promise<Uint8Array> =>
    inQueue(async () => {
      const messages = await thread.run(preview).catch((error: unknown) => {
        // The thread ended under it: the next one draws it.
        throw error instanceof WorkerExitError ? busy() : error;
      });
      const drawn = messages.find((message) => message.kind === 'drawn');
      if (drawn === undefined) throw new Error('The picture was not drawn.');
      return drawn.png;
    });

  /** Two who ask for the same picture at once wait for one drawing. */
  const keep = (etag: string, preview: Preview): Promise<Uint8Array> => {
    const picture = kept.get(etag) ?? draw(preview);
    kept.delete(etag);
    kept.set(etag, picture);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    picture.catch(() => kept.get(etag) === picture && kept.delete(etag));
    return picture;
  };

  return {
    pictureOf(preview) {
      const etag = createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 22);
      return { etag, draw: () => keep(etag, preview) };
    },
    stop: () => thread.stop(),
  };
}
