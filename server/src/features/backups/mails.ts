import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { composeForAdmin } from '../admin-notifications/service.ts';
import type { Composers } from '../mail/service.ts';
import * as repo from './repo.ts';

/** Written when it is sent, and not if a backup was made since. */
export const backupMails = (
  db: Database,
  settings: Pick<Config, 'publicUrl'>,
): Pick<Composers, 'backup-failed'> => ({
  'backup-failed': async ({ userId }) => {
    const { failure, backedUpAt } = await repo.findState(db);
    if (failure === null) return null;
    const last =
      backedUpAt === null
        ? 'There is no backup yet.'
        : `The last one is of ${backedUpAt.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })}.`;
    return composeForAdmin(db, settings, userId, {
      subject: 'The backup of Bridge Review failed',
      before: `The daily backup could not be made. ${failure} ${last} It is tried again every hour; see its state here:`,
      label: 'Setup',
      tab: 'setup',
      after: 'You get this email because you are an administrator, at most once a day.',
    });
  },
});
