/**
 * A page asks for several things at once, and each request looks the same session up. Those that come while a lookup of
 * their key is under way share the next one. So everybody gets what was found after they asked, and never what was true
 * a moment before.
 */
export function sharedLookup<T>(lookUp: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, { readonly ended: Promise<void>; next: Promise<T> | null }>();
  const start = (key: string): Promise<T> => {
    const found = lookUp(key);
    const end = (): void => {
      if (underWay.get(key)?.next === null) underWay.delete(key);
    };
    underWay.set(key, { ended: found.then(end, end), next: null });
    return found;
  };
  return (key) => {
    const current = underWay.get(key);
    if (current === undefined) return start(key);
    current.next ??= current.ended.then(() => start(key));
    return current.next;
  };
}
