import type { Executor } from '../../db/database.ts';
import type { MailService } from '../mail/service.ts';
import * as repo from './repo.ts';

/** What a partner did on a hand, and whom it is told to. */
interface PartnerNews {
  readonly userId: number;
  readonly about: 'bidding' | 'comment';
  readonly handId: number;
  readonly byId: number;
}

export interface PartnerNewsService {
  /**
   * In the transaction of what happened. At most one mail an hour reaches a person: what follows within the hour
   * waits for its end, in one mail.
   */
  tell(db: Executor, news: PartnerNews): Promise<void>;
  /** After that transaction. */
  wake(): void;
}

export const partnerNewsService = (mail: MailService): PartnerNewsService => ({
  async tell(db, news) {
    const due = await repo.takeTurn(db, news.userId);
    if (due !== null) await mail.enqueue(db, { kind: 'partner-news', ...news }, due);
  },
  wake: () => mail.wake(),
});
