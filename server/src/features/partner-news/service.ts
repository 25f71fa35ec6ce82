import type { Executor } from '../../db/database.ts';
import type { PartnerNews } from '../mail/mail.ts';
import type { MailService } from '../mail/service.ts';
import * as repo from './repo.ts';

export interface PartnerNewsService {
  /** In the transaction of what happened. At most one mail an hour reaches a person; the hour's others are let go. */
  tell(db: Executor, news: Omit<PartnerNews, 'kind'>): Promise<void>;
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
