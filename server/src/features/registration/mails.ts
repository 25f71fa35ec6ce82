import { paths } from '@bridge-review/api/page-paths';
import { plural } from '@bridge-review/bridge/counted';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../../token.ts';
import { composeForAdmin } from '../admin-notifications/service.ts';
import { composeMessage } from '../mail/mail-message.ts';
import type { Composers } from '../mail/service.ts';
import * as invitations from './invitation-repo.ts';
import * as repo from './repo.ts';

type RegistrationMail =
  'registration-waits' | 'registration-approved' | 'registration-declined' | 'invitation';

/** The mails about who may register. Each is written when it is sent, and not if things have changed since. */
export const registrationMails = (
  db: Database,
  settings: Pick<Config, 'publicUrl' | 'supportEmail'>,
): Pick<Composers, RegistrationMail> => ({
  'registration-waits': async ({ userId }) => {
    const waiting = await repo.countWaiting(db);
    if (waiting === 0) return null;
    const who = plural(waiting, 'One person is waiting', `${waiting} people are waiting`);
    return composeForAdmin(db, settings, userId, {
      subject: `${who} for approval`,
      before: `${who} for approval at Bridge Review. Approve or decline here:`,
      label: 'Registrations',
      tab: 'registration',
    });
  },

  'registration-approved': async ({ userId, email }) => {
    const person = await repo.findPerson(db, userId);
    if (person === null || person.approval !== null || person.deactivatedAt !== null) return null;
    return composeMessage({
      to: email,
      name: person.displayName,
      subject: 'Welcome to Bridge Review',
      before: 'Your account has been approved. You can sign in now, with your email address and password:',
      link: { label: 'Sign in', address: `${settings.publicUrl}${paths.signIn}` },
      after: `If you have questions, write to ${settings.supportEmail}.`,
    });
  },

  'registration-declined': async ({ userId, email }) => {
    const person = await repo.findPerson(db, userId);
    if (person?.approval !== 'declined') return null;
    return composeMessage({
      to: email,
      name: person.displayName,
      subject: 'Your registration at Bridge Review',
      before:
        'Thank you for your interest in Bridge Review. We could not accept your registration on this site.',
      after: `If you think that this is a mistake, please write to ${settings.supportEmail}. What you entered is deleted after 30 days.`,
    });
  },

  /** Like other tokens, the one of this link is made with the mail and stored nowhere else. */
  invitation: async ({ invitationId }) => {
    const invitation = await invitations.findOpen(db, invitationId);
    if (invitation === null) return null;
    const token = newToken();
    await invitations.insertToken(db, invitationId, hashToken(token));
    const day = invitation.expiresAt.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
    return composeMessage({
      to: invitation.email,
      name: 'bridge player',
      subject: 'Your invitation to Bridge Review',
      before: `${invitation.by ?? 'An administrator'} invites you to Bridge Review, where players upload their games, review their bidding and discuss the boards. Create your account here:`,
      link: {
        label: 'Create my account',
        address: `${settings.publicUrl}${paths.signIn}#invitation=${token}`,
      },
      after: `The invitation is for you alone, and works until ${day}. If you do not know who sent it, you can ignore this email.`,
    });
  },
});
