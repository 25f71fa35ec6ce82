import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type RegistrationMode, registrationModes } from '@bridge-review/api/registration-mode';
import { MEGABYTE } from '@bridge-review/api/storage';
import { z } from 'zod';
import { databaseAddresses } from './db/database-addresses.ts';

/** Everything that can be set from outside, validated once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** Where mails are handed in; null means that they are written as files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly trustProxy: boolean | number | string;
  /** Who may register, until an administrator chooses. */
  readonly registration: RegistrationMode;
  readonly rateLimit: boolean;
  /** The quota of one user, and of all together, in bytes. */
  readonly userStorageBytes: number;
  readonly serverStorageBytes: number;
  /** Where figures for Prometheus are served; null means nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Daily backups, made in the hour that begins at `hour` on this machine's clock; null means none. */
  readonly backup: BackupSchedule | null;
  /** How long a server that was asked to stop goes on, unready, before it takes no more requests. */
  readonly shutdownDelayMs: number;
  readonly logLevel: (typeof logLevels)[number];
  /** The names of the settings that were given; all others have their defaults. */
  readonly given: ReadonlySet<string>;
}

export interface BackupSchedule {
  readonly folder: string;
  readonly hour: number;
  /** How many files stay. */
  readonly keep: number;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * An empty setting counts as absent: `PORT= npm start` means the default. In a terminal the default log level
 * shows only problems.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, terminal = false): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`Bridge Review cannot start: ${problems.join('; ')}.`);
  }
  const set = parsed.data;
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    publicUrl: set.PUBLIC_URL ?? `http://${set.HOST.includes(':') ? `[${set.HOST}]` : set.HOST}:${set.PORT}`,
    supportEmail: set.SUPPORT_EMAIL,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM,
    admin:
      set.ADMIN_EMAIL !== undefined && set.ADMIN_PASSWORD !== undefined
        ? { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD }
        : null,
    trustProxy: set.TRUST_PROXY,
    rateLimit: set.RATE_LIMIT === 'on',
    userStorageBytes: set.USER_STORAGE_MB * MEGABYTE,
    serverStorageBytes: set.SERVER_STORAGE_MB * MEGABYTE,
    registration: set.REGISTRATION,
    given: new Set(Object.keys(given)),
    metrics: set.METRICS_PORT === undefined ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    backup:
      set.BACKUP_DIR === undefined
        ? null
        : { folder: resolve(set.BACKUP_DIR), hour: set.BACKUP_HOUR, keep: set.BACKUP_KEEP },
    shutdownDelayMs: set.SHUTDOWN_DELAY_MS,
    logLevel: set.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
  };
}

const webAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return ['http:', 'https:'].includes(url.protocol) && url.pathname === '/';
};

const databaseAddress = (value: string): boolean =>
  databaseAddresses(value).every((address) => isAddress(address, ['postgres:', 'postgresql:']));

const smtpAddress = (value: string): boolean => isAddress(value, ['smtp:', 'smtps:']);

function isAddress(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname } = new URL(value);
  return protocols.includes(protocol) && [username, password, pathname].every(isDecodable);
}

/** A per cent sign that is meant as one must be written %25. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const RANGE_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const proxyAddress = (value: string): boolean => {
  const [address = '', prefix, ...rest] = value.trim().split('/');
  if (RANGE_NAMES.includes(address)) return prefix === undefined;
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits);
};

const proxies = (value: string): boolean =>
  /^(\d+|true|false)$/.test(value) || value.split(',').every(proxyAddress);

const SIZE_PROBLEM = 'must be a whole number of megabytes, 10 or more';

/** The largest file must fit in. */
const megabytes = (usual: number) =>
  z.coerce.number(SIZE_PROBLEM).int(SIZE_PROBLEM).min(10, SIZE_PROBLEM).default(usual);

const portNumber = (example: number) =>
  z.coerce
    .number(`must be a port number, such as ${example}`)
    .int(`must be a port number, such as ${example}`)
    .min(0, 'must be between 0 and 65535')
    .max(65535, 'must be between 0 and 65535');

const wholeNumber = (from: number, to: number, usual: number) => {
  const problem = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number(problem).int(problem).min(from, problem).max(to, problem).default(usual);
};

const settings = z
  .object({
    PORT: portNumber(3000).default(3000),
    HOST: z.string().trim().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine(databaseAddress, 'must be a PostgreSQL address, such as postgres://user:password@host/database')
      .optional(),
    PUBLIC_URL: z
      .string()
      .refine(webAddress, 'must be the address people open, such as https://bridge.example.org')
      .transform((value) => new URL(value).origin)
      .optional(),
    SUPPORT_EMAIL: z.email('must be an email address').default('support@example.org'),
    SMTP_URL: z
      .string()
      .refine(smtpAddress, 'must be a mail server, such as smtp://user:password@host:587')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('Bridge Review <bridge-review@localhost>'),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
    TRUST_PROXY: z
      .string()
      .default('false')
      .refine(proxies, 'must be true, false, a number of proxies, or their addresses, such as 10.0.0.0/8')
      .transform((value) =>
        /^\d+$/.test(value) ? Number(value) : value === 'true' ? true : value === 'false' ? false : value,
      ),
    REGISTRATION: z.enum(registrationModes, `must be one of ${registrationModes.join(', ')}`).default('open'),
    RATE_LIMIT: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
    USER_STORAGE_MB: megabytes(200),
    SERVER_STORAGE_MB: megabytes(5_000),
    METRICS_PORT: portNumber(9464).optional(),
    METRICS_HOST: z.string().trim().default('127.0.0.1'),
    BACKUP_DIR: z.string().optional(),
    BACKUP_HOUR: wholeNumber(0, 23, 3),
    BACKUP_KEEP: wholeNumber(1, 1000, 14),
    SHUTDOWN_DELAY_MS: wholeNumber(0, 60_000, 0),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  })
  .refine((set) => (set.ADMIN_EMAIL === undefined) === (set.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_EMAIL'],
    message: 'and ADMIN_PASSWORD must be given together',
  });

/** All that can be set. */
export const settingNames: readonly string[] = Object.keys(settings.shape);
