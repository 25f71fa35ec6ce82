import { paths } from '@bridge-review/api/page-paths';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { composeMessage } from '../mail/mail-message.ts';
import type { Composers } from '../mail/service.ts';
import { findNotification } from './repo.ts';

/** The mail about a partner's activity. It quotes no comments or calls, which can still be edited or deleted on the site. */
export const partnerNotificationMails = (
  db: Database,
  settings: Pick<Config, 'publicUrl'>,
): Pick<Composers, 'partner-notifications'> => ({
  'partner-notifications': async (mail) => {
    const notification = await findNotification(db, mail);
    if (notification === null) return null;
    const { email, name, by, boardNumber, gameTitle } = notification;
    const hand = `board ${boardNumber} of ${gameTitle}`;
    const recorded = mail.about === 'bidding';
    return composeMessage({
      to: email,
      name,
      subject: recorded ? `${by} recorded your bidding` : `${by} commented on board ${boardNumber}`,
      before: recorded
        ? `${by} recorded how the two of you bid ${hand}. You can look at it and change it:`
        : `${by} commented on ${hand}, which you have commented on too. Read it here:`,
      link: { label: `Board ${boardNumber}`, address: `${settings.publicUrl}${paths.hand(mail.handId)}` },
      after: `You get at most one such email an hour. To stop them, turn off emails about your partners in your profile: ${settings.publicUrl}${paths.account}`,
    });
  },
});
