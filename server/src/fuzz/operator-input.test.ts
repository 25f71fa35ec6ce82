import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
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
import { addressGroup } from '../http/client-address.ts';
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

describe('client data in a request', () => {
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
        expect(typeof failOnHang(() => addressGroup(address))).toBe('string');
      }),
      runs(200),
    );
  });
});
