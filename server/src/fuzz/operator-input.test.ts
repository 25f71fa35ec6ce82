import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { damaged, damagedBytes, nearly, runs, failOnHang } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parseCommand, UsageError } from '../admin-cli/command-line.ts';
import { ConfigError, readConfig } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { type Line, readBackup } from '../db/backup/format.ts';
import { readLastBackup } from '../db/backup/last-backup.ts';
import { databaseAddresses } from '../db/database-addresses.ts';
import { challengeIn } from '../features/passkeys/verify-passkey.ts';
import { addressGroup } from '../http/client-address.ts';
import { personalToken } from '../http/personal-token.ts';
import { sharedToken, withoutToken } from '../http/share-link.ts';
import { fileNameOf } from '../features/games/file-name.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The value, or the error that the reader may throw; any other is thrown on. */
function valueOr<T>(read: () => T, kind: new (message: string) => Error): T | Error {
  try {
    return failOnHang(read);
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}

describe('input of an operator', () => {
  it('as settings is accepted, or refused in one sentence', () => {
    const names =
      'PORT HOST DATA_DIR DATABASE_URL PUBLIC_URL SUPPORT_EMAIL SMTP_URL MAIL_FROM ADMIN_EMAIL ADMIN_PASSWORD TRUST_PROXY RATE_LIMIT USER_STORAGE_MB SERVER_STORAGE_MB BACKUP_DIR BACKUP_HOUR BACKUP_KEEP LOG_LEVEL';
    const pieces =
      '3000 0 -1 1e3 99999 0x10 on off true 10.0.0.0/8 ::1/64 , / : @ // postgres:// smtp://a:b@c:1 https://x %zz [::1] a@b.org info \0 \n';
    const value = nearly(pieces.split(' '), 4);
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(names.split(' ').map((name) => [name, value])), { requiredKeys: [] }),
        (env) => {
          const config = valueOr(() => readConfig(env), ConfigError);
          if (config instanceof Error) expect(config.message).toMatch(/^Bridge Review cannot start: .+\.$/s);
          else expect(config.port).toBeLessThanOrEqual(65_535);
        },
      ),
      runs(200),
    );
  });

  it('as a command is understood, or refused in one sentence', () => {
    const words =
      'help grant-admin list-users check doctor backup restore --json --fix --fix=1 -h -- - --x=y a@b.org -abc __proto__';
    const word = fc.oneof(fc.constantFrom(...words.split(' ')), nearly(words.split(' '), 2));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (args) => {
        const command = valueOr(() => parseCommand(args), UsageError);
        expect(command instanceof Error ? command.message : command.name).toMatch(/\S/);
      }),
      runs(200),
    );
  });

  it('as a backup reads back unchanged, or is refused', async () => {
    const body = [
      '["begin",{"format":"bridge-review-backup","version":1,"createdAt":"2026-11-16","migrations":[]}]',
      '["table","users"]',
      '{"id":1,"email":"a@b.org"}',
      '["sequence","users","id",1,true]',
    ].map((line) => `${line}\n`);
    const sha256 = createHash('sha256').update(body.join('')).digest('hex');
    const good = `${body.join('')}["end",{"rows":1,"sha256":"${sha256}"}]\n`;
    const file = join(folder, 'backup.gz');
    const linesOf = async (bytes: Uint8Array): Promise<Line[] | BackupError> => {
      writeFileSync(file, bytes);
      const lines: Line[] = [];
      try {
        for await (const line of readBackup(file)) lines.push(line);
        return lines;
      } catch (error) {
        if (error instanceof BackupError) return error;
        throw error;
      }
    };
    const written = await linesOf(gzipSync(good));
    expect(written).toHaveLength(5);
    const zipped = gzipSync(good).toString('latin1');
    const pieces = ['\n', '{', '["end"', '["table","x"]\n', '{}\n', '\0'];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          damaged(good, pieces).map((text) => gzipSync(text)),
          damagedBytes(good),
          damaged(zipped, ['\0', '\xFF']).map((text) => Buffer.from(text, 'latin1')),
        ),
        async (bytes) => {
          const lines = await linesOf(bytes);
          if (lines instanceof Error) return;
          expect(gunzipSync(bytes).toString()).toBe(good);
          expect(lines).toEqual(written);
        },
      ),
      runs(100),
    );
  });
});

describe('what an operator has lying about', () => {
  it('as the note of the last backup is ignored, or says where and when', () => {
    const good = JSON.stringify({ file: '/backups/one.gz', madeAt: '2026-11-16T03:00:00.000Z' });
    const file = join(folder, 'last-backup');
    fc.assert(
      fc.property(
        fc.oneof(
          damaged(good, ['{', '}', '"', ',', 'null', '"__proto__":1,', '\0']),
          nearly(['{}', '[]', '1']),
        ),
        (text) => {
          writeFileSync(file, text);
          const note = failOnHang(() => readLastBackup(folder));
          if (note === null) return;
          expect(Object.keys(note)).toEqual(['file', 'madeAt']);
          expect(JSON.parse(Buffer.from(text).toString())).toMatchObject(note);
        },
      ),
      runs(100),
    );
  });

  it('as the address of a database is one address for each of its machines', () => {
    const pieces = [
      'postgres://',
      'user:p@ss@',
      'one',
      ':5432',
      ',',
      '/club',
      '?',
      '&',
      'host=',
      '/a',
      '%2C',
      '$1',
      '$&',
      '#',
    ];
    const good = [
      'postgres://user:pass@one:5432,two:5433/club?a=b',
      'postgres://user@localhost/club?host=/one,/two',
    ];
    expect(databaseAddresses(good[1]!)).toHaveLength(2);
    fc.assert(
      fc.property(fc.oneof(nearly(pieces, 10), ...good.map((each) => damaged(each, pieces))), (url) => {
        const addresses = failOnHang(() => databaseAddresses(url));
        expect(addresses.length).toBeGreaterThan(0);
        const sockets = (address: string) => /[?&]host=([^&#]*)/.exec(address)?.[1] ?? '';
        if (/^\w+:\/\/[^?]*\?/.test(url) && sockets(url).includes(','))
          expect(addresses.map(sockets).join(',')).toBe(sockets(url).replaceAll('%2C', ','));
        for (const address of addresses) {
          expect(address.length).toBeLessThanOrEqual(url.length);
          expect(databaseAddresses(address)).toEqual([address]);
        }
      }),
      runs<string>(200, [
        ['postgres://user@localhost/club?host=/a$1,/b'],
        ['postgres://one,two/club?host=/a,/b'],
      ]),
    );
  });
});

describe('client data in a request', () => {
  it('as what a passkey has signed has a challenge or none', () => {
    const good = JSON.stringify({ type: 'webauthn.get', challenge: 'abc', origin: 'https://x' });
    const read = (clientDataJSON: string) =>
      failOnHang(() => challengeIn({ response: { clientDataJSON } } as Parameters<typeof challengeIn>[0]));
    const written = (text: string) => Buffer.from(text).toString('base64url');
    expect(read(written(good))).toBe('abc');
    fc.assert(
      fc.property(
        fc.oneof(
          damaged(good, ['{', '}', '"', ',', 'null', '"__proto__":', '1']).map(written),
          nearly(['e30', 'bnVsbA', '=', '-', '_', '!']),
        ),
        (text) => {
          const challenge = read(text);
          if (challenge !== null)
            expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toMatchObject({ challenge });
        },
      ),
      runs(200),
    );
  });

  it('as a token is in no path that is written down', () => {
    const token = 'A-_9'.repeat(11).slice(0, 43);
    const pieces = ['/s/', '/api/shared/', token, token.slice(1), '/', '7', '?', '..', '%2F', '\n', ' '];
    expect(sharedToken(`/s/${token}/7`)).toBe(token);
    fc.assert(
      fc.property(fc.oneof(nearly(pieces, 6), damaged(`/s/${token}/7`, pieces)), (path) => {
        const found = failOnHang(() => sharedToken(path));
        if (found !== null) expect(withoutToken(path)).not.toContain(found);
        if (found !== null) expect(found).toMatch(/^[\w-]{43}$/);
      }),
      runs(200),
    );
  });

  it('as the token of a program is one word of its header', () => {
    const pieces = ['Bearer', 'bearer ', ' ', 'abc', 'Basic ', '\t', ',', '\n'];
    expect(personalToken({ headers: { authorization: 'Bearer abc ' } })).toBe('abc');
    fc.assert(
      fc.property(fc.oneof(nearly(pieces, 8), damaged('Bearer abc', pieces)), (authorization) => {
        const token = failOnHang(() => personalToken({ headers: { authorization } }));
        if (token === null) return;
        expect(token).toMatch(/^\S+$/);
        expect(personalToken({ headers: { authorization: `bearer ${token}` } })).toBe(token);
      }),
      runs(200),
    );
  });

  it('gives a file name that is safe on screen and in a header', () => {
    const pieces = [
      '/',
      '\\',
      '..',
      'a.pbn',
      '\n',
      '\0',
      '\u202E',
      '\uD800',
      '"',
      ';',
      ' ',
      '😀',
      'x'.repeat(300),
    ];
    fc.assert(
      fc.property(nearly(pieces), (path) => {
        const name = failOnHang(() => fileNameOf(path));
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}]{1,200}$/u);
        expect(fileNameOf(name)).toBe(name);
      }),
      runs(200),
    );
  });

  it('gives an address of one group', () => {
    const pieces = ['::', ':', 'ffff', '1', '0', '.', '%eth0', '10.0.0.1', '::ffff:', 'g'];
    fc.assert(
      fc.property(fc.oneof(nearly(pieces), fc.ipV4(), fc.ipV6()), (address) => {
        const group = failOnHang(() => addressGroup(address));
        if (isIPv6(address))
          expect(group).toMatch(/^(?:(?:[\da-f]{1,4}:){4}:\/64|(?:\d{1,3}\.){3}\d{1,3})$/u);
        else expect(group).toBe(address);
      }),
      runs(200),
    );
  });
});
