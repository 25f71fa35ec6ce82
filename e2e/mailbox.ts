import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Mail, readMail } from './mail.ts';

const TIMEOUT_MS = 10_000;

/** The mails of the server under test: without a mail server it writes every mail into a folder. */
export class Mailbox {
  readonly #folder: string;
  readonly #read = new Map<string, Mail>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The `nth` mail with this subject to this address, waited for. */
  async mail(to: string, subject: string, nth = 1): Promise<Mail> {
    for (const start = Date.now(); Date.now() - start < TIMEOUT_MS; await pause(100)) {
      const mail = (await this.to(to)).filter((candidate) => candidate.subject === subject)[nth - 1];
      if (mail !== undefined) return mail;
    }
    throw new Error(`There is no mail number ${nth} '${subject}' to ${to} in ${this.#folder}.`);
  }

  /** Everything sent to this address so far, oldest first. */
  async to(address: string): Promise<Mail[]> {
    const files = await readdir(this.#folder).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml') && !this.#read.has(name))) {
      this.#read.set(file, readMail(await readFile(join(this.#folder, file), 'utf8')));
    }
    return [...this.#read]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, mail]) => mail)
      .filter((mail) => mail.to === address);
  }
}

const OUTBOXES: Record<string, string | undefined> = {
  embedded: process.env['E2E_EMBEDDED_OUTBOX'],
  postgres: process.env['E2E_POSTGRES_OUTBOX'],
  serial: process.env['E2E_SERIAL_OUTBOX'],
};

/** Each project has its own server with its own outbox. */
export function mailboxOf(project: string): Mailbox {
  const folder = OUTBOXES[project];
  if (folder === undefined) throw new Error(`The project ${project} has no outbox.`);
  return new Mailbox(folder);
}
