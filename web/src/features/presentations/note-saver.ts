import { errorMessage, RequestError } from '../../base/request-error.ts';

/** What became of a note that was typed. */
export type NoteState =
  | { readonly kind: 'typed' | 'saving' | 'saved' | 'kept' }
  /** The server does not take it as it is. */
  | { readonly kind: 'refused'; readonly reason: string };

interface NoteSaverParts {
  /** Rejects where the note was not stored. */
  readonly send: (handId: number, text: string) => Promise<unknown>;
  readonly onChange: (handId: number, state: NoteState) => void;
  /** The note is on the server: it need not be kept here. */
  readonly onSaved: (handId: number) => void;
}

export interface NoteSaver {
  /** Sends it after a pause in typing. */
  write(handId: number, text: string): void;
  /** Sends at once what is not stored yet, as when the network returns. */
  flush(): void;
  /** Nothing is tried again: the next window sends what is left, and must not be overtaken by this one. */
  stop(): void;
}

const PAUSE_MS = 800;
const RETRY_MS = 15_000;

/** Sends notes one after the other for each board, the latest text last, and again until it arrives. */
export function noteSaver({ send, onChange, onSaved }: NoteSaverParts): NoteSaver {
  const waiting = new Map<number, string>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const underWay = new Set<number>();
  let isStopped = false;

  const later = (handId: number, ms: number) => {
    clearTimeout(timers.get(handId));
    if (isStopped) return;
    timers.set(
      handId,
      setTimeout(() => void run(handId), ms),
    );
  };

  const run = async (handId: number): Promise<void> => {
    const text = waiting.get(handId);
    if (text === undefined || underWay.has(handId)) return;
    clearTimeout(timers.get(handId));
    underWay.add(handId);
    onChange(handId, { kind: 'saving' });
    const failure = await send(handId, text).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    underWay.delete(handId);
    const isLatest = waiting.get(handId) === text;
    if (!isLatest) {
      // Typed meanwhile.
      void run(handId);
    } else if (failure === null) {
      waiting.delete(handId);
      onSaved(handId);
      onChange(handId, { kind: 'saved' });
    } else if (isRefusal(failure.error)) {
      waiting.delete(handId);
      onChange(handId, { kind: 'refused', reason: errorMessage(failure.error) });
    } else {
      onChange(handId, { kind: 'kept' });
      later(handId, RETRY_MS);
    }
  };

  return {
    write(handId, text) {
      isStopped = false;
      waiting.set(handId, text);
      onChange(handId, { kind: 'typed' });
      later(handId, PAUSE_MS);
    },
    flush() {
      for (const handId of waiting.keys()) void run(handId);
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Trying again would not help. Too many requests, and a server that is down, pass. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && error.status >= 400 && error.status < 500 && error.status !== 429;
