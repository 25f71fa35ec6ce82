import { paths } from '@bridge-review/api/page-paths';
import { reportReasonText } from '@bridge-review/api/reports';
import { plural } from '@bridge-review/bridge/counted';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { composeForAdmin } from '../admin-notifications/service.ts';
import { composeMessage } from '../mail/mail-message.ts';
import type { Composers } from '../mail/service.ts';
import * as repo from './repo.ts';

/** The mails about comments that were reported. None quotes a comment. */
export const reportMails = (
  db: Database,
  settings: Pick<Config, 'publicUrl' | 'supportEmail'>,
): Pick<Composers, 'comments-reported' | 'comment-removed'> => ({
  'comments-reported': async ({ userId }) => {
    const open = await repo.countOpenComments(db);
    if (open === 0) return null;
    const what = plural(open, 'One comment was reported', `${open} comments were reported`);
    return composeForAdmin(db, settings, userId, {
      subject: what,
      before: `${what} by players of Bridge Review. Read the reports, and decide here:`,
      label: 'Reports',
      tab: 'reports',
    });
  },

  'comment-removed': async ({ userId, email, handId, writtenAt, reason, note }) => {
    const removal = await repo.findRemoval(db, userId, handId);
    if (removal === null) return null;
    const { displayName, boardNumber, gameTitle } = removal;
    const day = new Date(writtenAt).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
    return composeMessage({
      to: email,
      name: displayName,
      subject: `Your comment on board ${boardNumber} was removed`,
      before: [
        `An administrator has removed the comment that you wrote on ${day} on board ${boardNumber} of ${gameTitle}.`,
        reason === 'other' ? null : `The reason: ${reportReasonText[reason]}.`,
        note === null ? null : `The administrator writes: ${note}`,
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
      link: { label: `Board ${boardNumber}`, address: `${settings.publicUrl}${paths.hand(handId)}` },
      after: `If you think that this is a mistake, please write to ${settings.supportEmail}.`,
    });
  },
});
