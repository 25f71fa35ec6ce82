/** Figures of a server, from its port for metrics. */

/** @param {string} output all that the server has printed */
export const metricsUrlOf = (output) => /Metrics are at (\S+)/.exec(output)?.[1] ?? '';

/**
 * @param {string} url
 * @returns {Promise<{ stallMs: number, resident: number, heapUsed: number, waitingForConnection: number } | null>} null
 *   where the server does not answer
 */
export async function readMetrics(url) {
  try {
    const text = await (await fetch(url)).text();
    const value = (/** @type {string} */ series) =>
      Number(new RegExp(`^${series.replaceAll(/[{}]/g, String.raw`\$&`)} (.+)$`, 'm').exec(text)?.[1]);
    return {
      // The longest since the figures were read before.
      stallMs: value('nodejs_eventloop_lag_max_seconds') * 1000,
      resident: value('process_resident_memory_bytes'),
      heapUsed: value('nodejs_heap_size_used_bytes'),
      waitingForConnection: value('bridge_review_database_connections{state="awaited"}'),
    };
  } catch {
    return null;
  }
}
