import { parentPort } from 'node:worker_threads';

/** The server, seen from a thread or process that `background-worker.ts` started. */
export interface WorkerParent<Request, Message> {
  /** The buffers in `transfer` are moved, not copied; between processes everything is copied. */
  post(message: Message, transfer?: ArrayBuffer[]): void;
  onRequest(listener: (request: Request) => void): void;
}

/** A process ends when the server is gone; a thread does so anyway. */
export function workerParent<Request, Message>(): WorkerParent<Request, Message> {
  const port = parentPort;
  if (port !== null) {
    return {
      post: (message, transfer = []) => port.postMessage(message, transfer),
      onRequest: (listener) => void port.on('message', listener),
    };
  }
  if (process.send === undefined) throw new Error('This module runs in a worker thread or process only.');
  process.on('disconnect', () => process.exit());
  return {
    post: (message) => void process.send?.(message),
    onRequest: (listener) => void process.on('message', (request) => listener(request as Request)),
  };
}
