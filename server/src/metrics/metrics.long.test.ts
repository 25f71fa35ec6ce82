import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { needsPostgres } from '../testing/needs-postgres.ts';
import { runSql } from '../testing/run-sql.ts';
import { errorMessage, useStartedProduct } from '../testing/started-product.ts';

const product = useStartedProduct();
const onPostgres = inject('postgres') !== null;

const start = async (
  settings: Record<string, string> = {},
): Promise<{ url: string; metricsUrl: string; output: () => string }> => {
  const { url, output } = await product.start({ METRICS_PORT: '0', ...settings });
  return { url, output, metricsUrl: /Metrics are at (\S+)/.exec(output())?.[1] ?? '' };
};

/** The value of a series, which is named as in the text. */
const valueOf = (text: string, series: string): number | null => {
  const line = text.split('\n').find((found) => found.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};

describe('the metrics', () => {
  it('count requests by route and status, and say what waits', async () => {
    const backups = await mkdtemp(join(tmpdir(), 'bridge-backups-'));
    const { url, metricsUrl } = await start({ BACKUP_DIR: backups });
    for (const path of ['/readyz', '/readyz', '/api/games', '/api/hands/17', '/api/hands/18'])
      await fetch(url + path);
    await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Lark',
        displayName: 'Ada L.',
        email: 'ada@example.org',
        password: 'two hearts doubled',
      }),
    });
    const answer = await fetch(metricsUrl);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await answer.text();
    const requests = (labels: string) => valueOf(text, `http_request_duration_seconds_count{${labels}}`);
    expect(requests('method="GET",route="/readyz",status="200"')).toBeGreaterThanOrEqual(2);
    expect(requests('method="GET",route="/api/games",status="401"')).toBe(1);
    expect(requests('method="GET",route="/api/hands/:id",status="401"')).toBe(2);
    expect(valueOf(text, 'bridge_review_database_up')).toBe(1);
    expect(valueOf(text, 'bridge_review_waiting{kind="boards"}')).toBe(0);
    expect(valueOf(text, 'bridge_review_database_connections{state="used"}')).not.toBeNull();
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).not.toBeNull();
    // Neither who was there nor what they looked at.
    expect(text).not.toMatch(/ada|lark|hands\/17/i);
    // Made at the start, as there was none.
    const lastBackup = async () =>
      valueOf(await (await fetch(metricsUrl)).text(), 'bridge_review_last_backup_timestamp_seconds');
    await expect.poll(lastBackup).toBeGreaterThan(1_700_000_000);
    expect(valueOf(text, 'bridge_review_backup_fails')).toBe(0);
    expect(await readdir(backups)).toHaveLength(1);
    await rm(backups, { recursive: true });
    // On this port only, under this path.
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('nodejs_');
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });

  it.skipIf(onPostgres)('name the setting of a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stderr } = await product.startAndFail({
      PORT: '0',
      DATA_DIR: product.folder,
      METRICS_PORT: `${port}`,
    });
    other.close();
    expect(code).toBe(1);
    expect(errorMessage(stderr)).toContain(
      `Port ${port} is already in use; stop what uses it or set METRICS_PORT to another.`,
    );
  });

  it('go on while the database is gone, and say so', needsPostgres(), async () => {
    const { metricsUrl } = await start();
    expect(valueOf(await (await fetch(metricsUrl)).text(), 'bridge_review_database_up')).toBe(1);
    const { databaseUrl } = (await product.emptyDatabase()).settings;
    const name = new URL(databaseUrl ?? '').pathname.slice(1);
    const server = inject('postgres') ?? '';
    await runSql(server, `alter database ${name} with allow_connections false`);
    await runSql(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const text = await (await fetch(metricsUrl)).text();
    expect(valueOf(text, 'bridge_review_database_up')).toBe(0);
    expect(valueOf(text, 'bridge_review_waiting{kind="mails"}')).toBeNull();
  });
});
