import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Executor } from '../../db/database.ts';
import { workLoop } from '../../work-loop.ts';
import type { MailMessage } from './mail-message.ts';
import type { Mail } from './mail.ts';
import * as repo from './repo.ts';
import { MailRefusedError, type MailTransport } from './transport.ts';

/** Writes a mail when it is sent; null means that there is no recipient any more. */
export type Composers = {
  readonly [Kind in Mail['kind']]: (mail: Extract<Mail, { kind: Kind }>) => Promise<MailMessage | null>;
};

export interface MailService {
  /** In the transaction of what causes the mail: both happen or neither. */
  enqueue(db: Executor, mail: Mail, notBefore?: Date): Promise<void>;
  isWaiting(mail: Mail, tx?: Executor): Promise<boolean>;
  /** Call this after that transaction, so that the mail is sent at once and not in the next round. */
  wake(): void;
  /** Hands a mail over at once, without the queue; throws if it is not taken. */
  sendNow(message: MailMessage): Promise<void>;
  problems(): Promise<repo.MailProblems>;
  start(): void;
  /** Ends after the mail in hand. */
  stop(): Promise<void>;
}

interface MailParts {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly composers: Composers;
  readonly log: FastifyBaseLogger;
}

const POLL_INTERVAL_MS = 2_000;
/** Longer than sending a mail can take; then another server takes it over. */
const LEASE_SECONDS = 120;

/** 2 s, 4 s, 8 s and so on, up to an hour. */
const secondsUntilRetry = (tries: number): number => Math.min(3600, 2 ** Math.min(tries, 12));

export function mailService({ db, transport, composers, log }: MailParts): MailService {
  const sendNext = async (): Promise<boolean> => {
    await storeOutcomes();
    const due = await repo.takeDueMail(db, LEASE_SECONDS);
    if (due !== null) await deliver(due);
    return due !== null;
  };

  const loop = workLoop({
    doNext: sendNext,
    everyMs: POLL_INTERVAL_MS,
    onError: (error) => log.warn({ err: error }, 'mails could not be looked for'),
  });

  /** Results of mails while the database was unreachable. Until they are stored, the mails count as being sent. */
  const unstoredOutcomes: (() => Promise<void>)[] = [];

  const storeOutcomes = async (): Promise<void> => {
    for (let write = unstoredOutcomes[0]; write !== undefined; write = unstoredOutcomes[0]) {
      await write();
      unstoredOutcomes.shift();
    }
  };

  const storeOutcome = (write: () => Promise<void>): Promise<void> => {
    unstoredOutcomes.push(write);
    return storeOutcomes();
  };

  const deliver = async ({ id, mail, tries, createdAt }: repo.DueMail): Promise<void> => {
    try {
      const message = await compose(composers, mail);
      if (message !== null) await transport.send(message, `${id}.${createdAt.getTime()}`);
      log.info({ mail: id, kind: mail.kind, sent: message !== null }, 'mail done');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof MailRefusedError) {
        log.error({ err: error, mail: id, kind: mail.kind }, 'mail refused for good');
        return storeOutcome(() => repo.refuseMail(db, id, reason));
      }
      const seconds = secondsUntilRetry(tries);
      log.warn({ err: error, mail: id, kind: mail.kind, tries, seconds }, 'mail will be tried again');
      return storeOutcome(() => repo.postponeMail(db, id, seconds, reason));
    }
    return storeOutcome(() => repo.deleteMail(db, id));
  };

  return {
    enqueue: repo.insertMail,
    isWaiting: (mail, tx = db) => repo.isWaiting(tx, mail),
    wake: loop.wake,
    sendNow: (message) => transport.send(message, randomUUID()),
    problems: () => repo.findProblems(db),
    start: loop.start,
    async stop() {
      await loop.stop();
      transport.close();
    },
  };
}

/** The compiler cannot see that a mail's kind picks the composer of that very kind. */
const compose = (composers: Composers, mail: Mail): Promise<MailMessage | null> =>
  (composers[mail.kind] as (mail: Mail) => Promise<MailMessage | null>)(mail);
