import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { settingsFindings } from './settings-findings.ts';

const found = (env: Record<string, string>): string[] =>
  settingsFindings(readConfig(env)).map(({ name, state }) => `${state} ${name}`);

it.each([
  ['none', {}, []],
  ['what others set', { PATH: '/bin', HOME: '/', HOSTNAME: 'x', DATABASE_PASSWORD: 'y', MAIL: 'z' }, []],
  ['a misspelt one', { PUBLIC_ULR: 'https://bridge.example.org' }, ['missing setting-PUBLIC_ULR']],
  ['one that there never was', { SMTP_PASSWORD: 'x' }, ['missing setting-SMTP_PASSWORD']],
  ['https without a trusted proxy', { PUBLIC_URL: 'https://bridge.example.org' }, ['wrong untrusted-proxy']],
  ['https with one', { PUBLIC_URL: 'https://bridge.example.org', TRUST_PROXY: '1' }, []],
  [
    'every proxy trusted',
    { PUBLIC_URL: 'https://bridge.example.org', TRUST_PROXY: 'true' },
    ['missing any-proxy'],
  ],
  ['plain http for others', { PUBLIC_URL: 'http://bridge.example.org' }, ['wrong plain-http']],
  ['plain http on the own machine', { PUBLIC_URL: 'http://127.0.0.1:3000' }, []],
  ['no limits', { RATE_LIMIT: 'off' }, ['wrong no-limits']],
  ['metrics for all', { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, ['missing open-metrics']],
  ['metrics in a private network', { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }, []],
  ['a backup without a folder', { BACKUP_HOUR: '4' }, ['missing alone-BACKUP_HOUR']],
  ['a backup with one', { BACKUP_HOUR: '4', BACKUP_DIR: '/backups' }, []],
] as const)('%s', (_, env, names) => {
  expect(found(env)).toEqual(names);
});
