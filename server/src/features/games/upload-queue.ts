import { fairQueue } from '../../fair-queue.ts';
import { refuseFile } from './reading/refuse-file.ts';

/** One is read while the other is written. */
const CONCURRENCY = 2;
/** A waiting file is kept in memory, ten megabytes at most. */
const MAX_WAITING = 30;
const MAX_WAITING_PER_USER = 4;

/** Files that came in, whether they become games or join them. */
export const uploadQueue = () =>
  fairQueue({
    atOnce: CONCURRENCY,
    waiting: MAX_WAITING,
    waitingPerOwner: MAX_WAITING_PER_USER,
    refusal: refuseFile,
  });

export type UploadQueue = ReturnType<typeof uploadQueue>;
