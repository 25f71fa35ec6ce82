import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A page sends several requests at once, and each looks up the same session. Calls in the same turn of the event loop
 * share one lookup; calls while it is running share the next one. So a result is never older than the call.
 */
export function sharedLookup<T>(lookUp: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const waiting = new Map<string, Promise<T>>();
  const running = new Map<string, Promise<void>>();
  const begin = (key: string): Promise<T> => {
    waiting.delete(key);
    const found = lookUp(key);
    const end = (): void => {
      if (running.get(key) === ended) running.delete(key);
    };
    const ended = found.then(end, end);
    running.set(key, ended);
    return found;
  };
  return (key) => {
    const shared = waiting.get(key) ?? (running.get(key) ?? nextTurn()).then(() => begin(key));
    waiting.set(key, shared);
    return shared;
  };
}
