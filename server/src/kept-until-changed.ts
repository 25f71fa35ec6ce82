import type { Events } from '@bridge-review/api/route';

export interface Kept<T> {
  get(): Promise<T>;
  /** After a change by this server, which need not wait for its event. */
  forget(): void;
}

/** A change by hand in the database publishes no event. */
const KEEP_MS = 60_000;

/** A value that is read seldom: it is kept until it changes on any server, and only while subscribed to its changes. */
export function keptUntilChanged<T>(
  read: () => Promise<T>,
  changes: () => Promise<Events<unknown>>,
  keepMs = KEEP_MS,
): Kept<T> {
  let kept: { readonly value: T; readonly until: number } | null = null;
  /** A new object after each change; null while not subscribed. */
  let version: object | null = null;
  let isSubscribing = false;

  const forget = (): void => {
    kept = null;
    if (version !== null) version = {};
  };

  const subscribe = async (): Promise<void> => {
    if (isSubscribing) return;
    isSubscribing = true;
    try {
      const events = await changes();
      version = {};
      events.subscribe(forget, () => {
        kept = null;
        version = null;
      });
    } catch {
      // The next `get` tries again.
    } finally {
      isSubscribing = false;
    }
  };

  return {
    async get() {
      if (kept !== null && Date.now() < kept.until) return kept.value;
      const before = version;
      // Not awaited: `read` fails sooner where the database is away.
      if (before === null) void subscribe();
      const value = await read();
      if (before !== null && before === version) kept = { value, until: Date.now() + keepMs };
      return value;
    },
    forget,
  };
}
