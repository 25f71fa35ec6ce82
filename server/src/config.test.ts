import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('has a default for every setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: 'http://127.0.0.1:3000',
    supportEmail: 'support@example.org',
    admin: null,
    trustProxy: false,
    rateLimit: true,
    logLevel: 'info',
    userStorageBytes: 200 * 1024 * 1024,
    serverStorageBytes: 5_000 * 1024 * 1024,
    metrics: null,
    backup: null,
    shutdownDelayMs: 0,
  });
});

it('logs less in a terminal by default', () => {
  expect(readConfig({}, true).logLevel).toBe('warn');
  expect(readConfig({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
});

it('treats an empty setting as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['METRICS_PORT', 'many'],
  ['SHUTDOWN_DELAY_MS', '-1'],
  ['SHUTDOWN_DELAY_MS', '90000'],
  ['SHUTDOWN_DELAY_MS', 'soon'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['PUBLIC_URL', 'bridge.example.org'],
  ['PUBLIC_URL', 'https://example.org/bridge'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_EMAIL', 'alone@example.org'],
  ['RATE_LIMIT', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'the one in front'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['DATABASE_URL', 'postgres://club:100%@localhost/club'],
  ['SMTP_URL', 'smtp://club:100%@localhost'],
  ['BACKUP_HOUR', '24'],
  ['BACKUP_KEEP', '0'],
  ['USER_STORAGE_MB', '9'],
  ['USER_STORAGE_MB', 'much'],
  ['SERVER_STORAGE_MB', '0.5'],
])('names a bad %s (%s) in one sentence', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^Bridge Review cannot start: ${name} [^\\n]+\\.$`),
  );
});

it.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ['loopback,fd00::/8', 'loopback,fd00::/8'],
])('reads TRUST_PROXY=%s', (given, understood) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(understood);
});

it('reads storage in megabytes', () => {
  expect(readConfig({ USER_STORAGE_MB: '10', SERVER_STORAGE_MB: '20' })).toMatchObject({
    userStorageBytes: 10 * 1024 * 1024,
    serverStorageBytes: 20 * 1024 * 1024,
  });
});
