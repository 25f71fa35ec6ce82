import type { SetupReport, TestMail } from '@bridge-review/api/setup';
import type { Config } from '../../config.ts';
import type { Connection } from '../../db/connect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AccountService } from '../account/service.ts';
import type { BackupService } from '../backups/service.ts';
import type { MailService } from '../mail/service.ts';
import type { RegistrationService } from '../registration/service.ts';
import { allFindings, cachedForAMinute } from './all-findings.ts';
import { withoutSecrets } from './without-secrets.ts';
import { testMessage } from './test-message.ts';
import * as repo from './repo.ts';

/** The address at which the site was opened, and whether a proxy forwarded the request. */
interface SiteAddress {
  readonly opened: string;
  readonly isForwarded: boolean;
}

export interface SetupService {
  report(site: SiteAddress): Promise<SetupReport>;
  changeReminder(viewer: Viewer, isReminderHidden: boolean, site: SiteAddress): Promise<SetupReport>;
  /** Waits for what the mail server says. */
  sendTestMail(viewer: Viewer): Promise<TestMail>;
}

export interface SetupParts {
  readonly config: Config;
  readonly connection: Pick<Connection, 'db' | 'engine' | 'pool'>;
  /** As mails have them: with any free port the address is known only once the server listens. */
  readonly links: Pick<Config, 'publicUrl'>;
  readonly account: AccountService;
  readonly mail: MailService;
  readonly registration: Pick<RegistrationService, 'state'>;
  readonly backups: Pick<BackupService, 'report'>;
}

export function setupService(parts: SetupParts): SetupService {
  const { config, connection, links, account, mail, registration, backups } = parts;
  const { db, engine } = connection;
  const { given, smtpUrl } = config;

  const findings = cachedForAMinute(() => allFindings(config, connection));

  const report = async ({ opened, isForwarded }: SiteAddress): Promise<SetupReport> => {
    const { mode, isChosen } = await registration.state();
    const { lastError, ...counts } = await mail.problems();
    const reminderHiddenAt = await repo.findReminderHiddenAt(db);
    return {
      mail: {
        kind: smtpUrl === null ? 'files' : 'smtp',
        server: smtpUrl === null ? null : new URL(smtpUrl).host,
        from: config.mailFrom,
        fromIsSet: given.has('MAIL_FROM'),
        ...counts,
        lastError: lastError === null ? null : withoutSecrets(lastError, smtpUrl),
      },
      address: { publicUrl: links.publicUrl, isSet: given.has('PUBLIC_URL'), seen: opened },
      proxy: { isThere: isForwarded, isTrusted: config.trustProxy !== false && config.trustProxy !== 0 },
      cookieIsSecure: links.publicUrl.startsWith('https:') || opened.startsWith('https:'),
      support: { email: config.supportEmail, isSet: given.has('SUPPORT_EMAIL') },
      registration: { mode, isChosen },
      database: engine,
      backup: await backups.report(),
      findings: await findings.list(),
      reminderHiddenAt: reminderHiddenAt?.toISOString() ?? null,
    };
  };

  return {
    report,

    async changeReminder(viewer, isReminderHidden, site) {
      await inTransaction(db, async (tx) =>
        repo.storeReminderHidden(tx, await account.requireAdmin(tx, viewer), isReminderHidden),
      );
      return report(site);
    },

    async sendTestMail({ person }) {
      const to = person.email;
      try {
        await mail.sendNow(testMessage(person, links.publicUrl));
        return { outcome: smtpUrl === null ? 'written' : 'sent', to, reason: null };
      } catch (error) {
        return { outcome: 'failed', to, reason: withoutSecrets(reasonOf(error), smtpUrl) };
      }
    },
  };
}

/** What the mail server itself said stands in the cause of a refusal. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
