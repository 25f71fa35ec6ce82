interface Rules {
  /** Fewer are counted each time. */
  readonly many: number;
  /** How long a count of many is good for. */
  readonly forMs: number;
  readonly now?: () => number;
}

/**
 * Counts each time while there are few. Counting many takes the database long, and nobody sees whether the number is some
 * seconds old: then one count serves all who ask meanwhile.
 */
export function rememberedCount(
  count: () => Promise<number>,
  { many, forMs, now = Date.now }: Rules,
): () => Promise<number> {
  let last: { readonly count: number; readonly at: number } | null = null;
  let running: Promise<number> | null = null;

  const countAnew = async (): Promise<number> => {
    const at = now();
    const counted = await count();
    last = { count: counted, at };
    return counted;
  };

  return async () => {
    if (last === null || last.count < many) return countAnew();
    if (now() - last.at < forMs) return last.count;
    running ??= countAnew().finally(() => (running = null));
    return running;
  };
}
