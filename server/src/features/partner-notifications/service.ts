import type { Executor } from '../../db/database.ts';
import type { MailService } from '../mail/service.ts';
import * as repo from './repo.ts';

/** What a partner did on a hand, and the user to be notified. */
interface PartnerNotification {
  readonly userId: number;
  readonly about: 'bidding' | 'comment';
  readonly handId: number;
  readonly byId: number;
}

export interface PartnerNotificationService {
  /**
   * In the transaction of what happened. At most one mail an hour reaches a person: what follows within the hour
   * waits for its end, in one mail.
   */
  enqueue(db: Executor, notification: PartnerNotification): Promise<void>;
  /** After that transaction. */
  wake(): void;
}

export const partnerNotificationService = (mail: MailService): PartnerNotificationService => ({
  async enqueue(db, notification) {
    const due = await repo.scheduleNotification(db, notification.userId, notification.byId);
    if (due !== null) await mail.enqueue(db, { kind: 'partner-notifications', ...notification }, due);
  },
  wake: () => mail.wake(),
});
