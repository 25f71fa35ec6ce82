import type { FastifyBaseLogger } from 'fastify';
import type { Database, Executor } from '../../db/database.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mail.ts';
import * as repo from './repo.ts';
import { MailRefusedError, type MailTransport } from './transport.ts';

/** Writes the words of a mail when it is sent; null means that there is nobody left to send it to. */
export type Composers = {
  readonly [Kind in Mail['kind']]: (mail: Extract<Mail, { kind: Kind }>) => Promise<Letter | null>;
};

export interface MailService {
  /** In the transaction of what causes the mail: both happen or neither. */
  enqueue(db: Executor, mail: Mail, notBefore?: Date): Promise<void>;
  isWaiting(mail: Mail): Promise<boolean>;
  /** After that transaction, so that the mail goes out at once and not with the next round. */
  wake(): void;
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

/** A round every so often finds what other servers left behind and what is due again. */
const ROUND_MS = 2_000;
/** Longer than a mail can take; then it counts as left behind. */
const LEASE_SECONDS = 120;

/** 2 s, 4 s, 8 s and so on, up to an hour. */
const secondsUntilRetry = (tries: number): number => Math.min(3600, 2 ** Math.min(tries, 12));

export function mailService({ db, transport, composers, log }: MailParts): MailService {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let again = false;

  const sendDue = async (): Promise<void> => {
    try {
      // A stop takes effect between two mails.
      for (;;) {
        if (stopped) return;
        await settleRest();
        const due = await repo.takeDueMail(db, LEASE_SECONDS);
        if (due === null) return;
        await deliver(due);
      }
    } catch (error) {
      log.warn({ err: error }, 'mails could not be looked for');
    }
  };

  /** What became of mails while the database was away. Until it is written down, they count as being sent. */
  const unsettled: (() => Promise<void>)[] = [];

  const settleRest = async (): Promise<void> => {
    for (let write = unsettled[0]; write !== undefined; write = unsettled[0]) {
      await write();
      unsettled.shift();
    }
  };

  const settle = (write: () => Promise<void>): Promise<void> => {
    unsettled.push(write);
    return settleRest();
  };

  const deliver = async ({ id, mail, tries, createdAt }: repo.DueMail): Promise<void> => {
    try {
      const letter = await compose(composers, mail);
      if (letter !== null) await transport.send(letter, `${id}.${createdAt.getTime()}`);
      log.info({ mail: id, kind: mail.kind, sent: letter !== null }, 'mail done');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof MailRefusedError) {
        log.error({ err: error, mail: id, kind: mail.kind }, 'mail refused for good');
        return settle(() => repo.refuseMail(db, id, reason));
      }
      const seconds = secondsUntilRetry(tries);
      log.warn({ err: error, mail: id, kind: mail.kind, tries, seconds }, 'mail will be tried again');
      return settle(() => repo.postponeMail(db, id, seconds, reason));
    }
    return settle(() => repo.deleteMail(db, id));
  };

  const run = (): void => {
    if (stopped) return;
    if (round !== null) {
      again = true;
      return;
    }
    round = sendDue().finally(() => {
      round = null;
      if (!again) return;
      again = false;
      run();
    });
  };

  return {
    enqueue: repo.insertMail,
    isWaiting: (mail) => repo.isWaiting(db, mail),
    wake: run,
    start() {
      run();
      timer = setInterval(run, ROUND_MS).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
      transport.close();
    },
  };
}

/** The compiler cannot see that a mail's kind picks the composer of that very kind. */
const compose = (composers: Composers, mail: Mail): Promise<Letter | null> =>
  (composers[mail.kind] as (mail: Mail) => Promise<Letter | null>)(mail);
