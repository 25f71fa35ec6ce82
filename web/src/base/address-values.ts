/** One of these values, as an address spells it; undefined for anything else. */
export const knownIn = <Value extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === params.get(name));

/** The text of an address, where all of it is as the pattern has it. */
export const matchingIn = (params: URLSearchParams, name: string, pattern: RegExp): string | undefined =>
  pattern.exec(params.get(name) ?? '')?.[0];

/** An id as an address spells it; the server would refuse anything else. */
export const idIn = (params: URLSearchParams, name: string): string | undefined =>
  matchingIn(params, name, /^[1-9]\d{0,8}$/);
