/**
 * An object that is made when something of it is first used. The build of the pages puts schemas into it
 * (`lean-api.ts`): most are for what may never happen there, such as an error or a form that is sent.
 */
export function madeOnUse<T extends object>(make: () => T): T {
  let made: T | undefined;
  const object = (): T => (made ??= make());
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(object(), key),
    has: (_, key) => key in object(),
  });
}
