import { paths } from '@bridge-review/api/page-paths';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { composeMessage } from '../mail/mail-message.ts';
import type { Composers } from '../mail/service.ts';
import { insertEmailToken } from './email-token-repo.ts';
import * as repo from './repo.ts';
import { signInMails } from './sign-in-mails.ts';
import { hashToken, newToken } from '../../token.ts';
import { tokenAge } from './token-age.ts';

/** The mails about an account. Tokens are created here, when the mail is sent, and are stored nowhere else. */
export function accountMails(
  db: Database,
  settings: Pick<Config, 'publicUrl' | 'supportEmail'>,
): Pick<
  Composers,
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | 'address-change-asked'
  | 'address-changed'
  | 'sign-in-changed'
  | 'new-device'
> {
  const linkWithToken = async (
    kind: 'verify' | 'reset',
    path: string,
    userId: number,
    email: string,
  ): Promise<string> => {
    const token = newToken();
    await insertEmailToken(db, { tokenHash: hashToken(token), kind, userId, email, seconds: tokenAge[kind] });
    return `${settings.publicUrl}${path}?token=${token}`;
  };

  return {
    ...signInMails(db, settings),

    'verify-email': async ({ userId, email }) => {
      const person = await repo.findActiveOrWaiting(db, userId);
      // An address that was cancelled meanwhile must not be verified.
      if (person === null || (email !== person.email && email !== person.pendingEmail)) return null;
      return composeMessage({
        to: email,
        name: person.displayName,
        subject: 'Please confirm your email address',
        before: 'Please confirm that this is your email address by opening this link:',
        link: {
          label: 'Confirm my email address',
          address: await linkWithToken('verify', authRoutes.verifyEmail.path, userId, email),
        },
        after:
          'The link works for 24 hours. If you have no account at Bridge Review, you can ignore this email.',
      });
    },

    'reset-password': async ({ email }) => {
      const found = await repo.findUserByEmail(db, email);
      if (found === null || found.person.deactivatedAt !== null) return null;
      const { person } = found;
      return composeMessage({
        to: person.email,
        name: person.displayName,
        subject: 'Choose a new password',
        before: 'Someone asked for a new password for your account. Open this link to choose one:',
        link: {
          label: 'Choose a new password',
          address: await linkWithToken('reset', paths.resetPassword, person.id, person.email),
        },
        after:
          'The link works once, for 30 minutes. If you did not ask for it, you can ignore this email: your password stays the same.',
      });
    },

    'password-changed': async ({ userId, email }) => {
      const person = await repo.findActiveUser(db, userId);
      if (person === null) return null;
      return composeMessage({
        to: email,
        name: person.displayName,
        subject: 'Your password was changed',
        before:
          'Your Bridge Review password has just been changed. If this was not you, choose a new one right away:',
        link: { label: 'Choose a new password', address: `${settings.publicUrl}${paths.forgotPassword}` },
        after: (await repo.hasPasskeys(db, userId))
          ? 'If it was you, you can ignore this email. Your passkeys still work: they are on your account page, under Password.'
          : 'If it was you, you can ignore this email.',
      });
    },

    'address-change-asked': async ({ userId, email }) => {
      const person = await repo.findActiveUser(db, userId);
      if (person === null) return null;
      return composeMessage({
        to: email,
        name: person.displayName,
        subject: 'A new email address for your account',
        before:
          'Someone asked to use another email address for your Bridge Review account. Until the new address is confirmed, this one stays in use. If this was not you, choose a new password right away, which also cancels the change:',
        link: { label: 'Choose a new password', address: `${settings.publicUrl}${paths.forgotPassword}` },
        after: 'If it was you, open the link in the email to your new address.',
      });
    },

    'address-changed': async ({ userId, email }) => {
      const person = await repo.findActiveUser(db, userId);
      if (person === null) return null;
      return composeMessage({
        to: email,
        name: person.displayName,
        subject: 'Your email address was changed',
        before:
          'The email address of your Bridge Review account has been changed, and this one no longer belongs to it.',
        after: `If this was not you, please write to ${settings.supportEmail}.`,
      });
    },
  };
}
