import { type AdminTab, adminTab } from '@bridge-review/api/page-paths';
import type { Config } from '../../config.ts';
import { findActiveAdmin, listActiveAdmins } from '../../db/active-admins.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { composeMessage, type MailMessage } from '../mail/mail-message.ts';
import type { MailService } from '../mail/service.ts';
import { lockAnnouncements } from './repo.ts';

export interface AdminNotificationService {
  /**
   * Notifies all administrators by mail that there is something to decide, in the transaction of what happened. What comes
   * within a quarter of an hour is in one mail.
   */
  announce(tx: Transaction, kind: 'registration-waits' | 'comments-reported'): Promise<void>;
}

const COLLECT_MS = 15 * 60 * 1000;

export const adminNotificationService = (mail: MailService): AdminNotificationService => ({
  async announce(tx, kind) {
    await lockAnnouncements(tx);
    const due = new Date(Date.now() + COLLECT_MS);
    for (const { id, email } of await listActiveAdmins(tx)) {
      const message = { kind, userId: id, email };
      if (!(await mail.isWaiting(message, tx))) await mail.enqueue(tx, message, due);
    }
  },
});

interface ForAdmin {
  readonly subject: string;
  readonly before: string;
  /** Where on the Admin page. */
  readonly label: string;
  readonly tab: AdminTab;
  /** Why they get it, where that is more than being an administrator. */
  readonly after?: string;
}

/** A mail about something on the Admin page; null if the user is no longer an active administrator. */
export async function composeForAdmin(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  userId: number,
  { subject, before, label, tab, after }: ForAdmin,
): Promise<MailMessage | null> {
  const admin = await findActiveAdmin(db, userId);
  return (
    admin &&
    composeMessage({
      to: admin.email,
      name: admin.displayName,
      subject,
      before,
      link: { label, address: `${publicUrl}${adminTab(tab)}` },
      after: after ?? 'You get this email because you are an administrator.',
    })
  );
}
