import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { MailMessage } from './mail-message.ts';

/** Hands one mail over, or throws. A mail that is handed over twice has the same id both times. */
export interface MailTransport {
  send(mail: MailMessage, id: string): Promise<void>;
  close(): void;
}

/** A mail that will never be taken, however often it is tried. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

type MailSettings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function makeTransport(
  settings: MailSettings,
  onWritten: (file: string, mail: MailMessage) => void,
): MailTransport {
  return settings.smtpUrl === null
    ? fileTransport(settings, onWritten)
    : smtpTransport(settings.smtpUrl, settings.mailFrom);
}

const messageOf = ({ to, subject, text, html }: MailMessage, from: string, id: string) => ({
  from,
  // As a value: a text would be read as a list of addresses, with names and groups.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@bridge-review>`,
});

const TIMEOUT_MS = 15_000;

function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, id) {
      try {
        await transport.sendMail(messageOf(mail, from, id));
      } catch (error) {
        throw isFinal(error)
          ? new MailRefusedError('The mail server refused the mail.', { cause: error })
          : error;
      }
    },
    close: () => transport.close(),
  };
}

/** SMTP's 5xx to the addressee or the message is a no; to anything else (signing in, say) it is a wrong setting. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** For a machine without a mail server: every mail becomes a file that any mail program opens. */
function fileTransport(
  { mailFrom, dataDir }: MailSettings,
  onWritten: (file: string, mail: MailMessage) => void,
): MailTransport {
  const folder = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, id) {
      const built = await transport.sendMail(messageOf(mail, mailFrom, id));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`,
      );
      // A program that watches the folder must not read half a mail.
      await writeFile(`${file}.part`, built.message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onWritten(file, mail);
    },
    close: () => transport.close(),
  };
}
