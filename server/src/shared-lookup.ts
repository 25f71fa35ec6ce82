import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A page asks for several things at once, and each request looks the same session up. Those that come in the same turn
 * of the event loop share one lookup, and those that come while it is under way share the next one. So everybody gets
 * what was found after they asked, and never what was true a moment before.
 */
export function sharedLookup<T>(lookUp: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const waiting = new Map<string, Promise<T>>();
  const underWay = new Map<string, Promise<void>>();
  const begin = (key: string): Promise<T> => {
    waiting.delete(key);
    const found = lookUp(key);
    const end = (): void => {
      if (underWay.get(key) === ended) underWay.delete(key);
    };
    const ended = found.then(end, end);
    underWay.set(key, ended);
    return found;
  };
  return (key) => {
    const shared = waiting.get(key) ?? (underWay.get(key) ?? nextTurn()).then(() => begin(key));
    waiting.set(key, shared);
    return shared;
  };
}
