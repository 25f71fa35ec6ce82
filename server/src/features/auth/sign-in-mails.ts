import { paths } from '@bridge-review/api/page-paths';
import { plural } from '@bridge-review/bridge/counted';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { composeMessage } from '../mail/mail-message.ts';
import type { Composers } from '../mail/service.ts';
import { findActiveUser } from './repo.ts';

type Changed = Parameters<Composers['sign-in-changed']>[0];

/** Mails about how and where somebody signs in. None of them can be switched off. */
export const signInMails = (
  db: Database,
  settings: Pick<Config, 'publicUrl'>,
): Pick<Composers, 'sign-in-changed' | 'new-device'> => ({
  'sign-in-changed': async (mail) => {
    const person = await findActiveUser(db, mail.userId);
    if (person === null) return null;
    const { subject, before } = textOf(mail);
    return composeMessage({
      to: mail.email,
      name: person.displayName,
      subject,
      before: `${before} If this was not you, choose a new password right away, then look through your passkeys:`,
      link: { label: 'Choose a new password', address: `${settings.publicUrl}${paths.forgotPassword}` },
      after:
        'A new password signs you out everywhere, and leaves passkeys as they are: remove those you do not know on your account page, under Password, and create new recovery codes. If it was you, you can ignore this email.',
    });
  },

  'new-device': async ({ userId, email, device, at }) => {
    const person = await findActiveUser(db, userId);
    if (person === null) return null;
    return composeMessage({
      to: email,
      name: person.displayName,
      subject: 'New sign-in to your account',
      before: `Somebody has signed in to your Bridge Review account in a browser that you have not used here before: ${device}, on ${momentText(at)}. If this was not you, choose a new password right away, which signs out all devices:`,
      link: { label: 'Choose a new password', address: `${settings.publicUrl}${paths.forgotPassword}` },
      after: 'If it was you, you can ignore this email. A browser that deletes its cookies is new each time.',
    });
  },
});

const momentText = (at: string): string =>
  `${new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

function textOf({ what, name, left }: Changed): { readonly subject: string; readonly before: string } {
  switch (what) {
    case 'passkey-added':
      return {
        subject: 'A passkey was added',
        before: `A passkey, ‘${name}’, has just been added to your Bridge Review account. It can be used to sign in without your password.`,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed',
        before: `The passkey ‘${name}’ has just been removed from your Bridge Review account.`,
      };
    case 'all-removed':
      return {
        subject: 'Your passkeys were removed',
        before:
          'The operator of Bridge Review has just removed the passkeys and recovery codes of your account. Your password alone is enough to sign in.',
      };
    case 'codes-made':
      return {
        subject: 'New recovery codes',
        before:
          'New recovery codes have just been made for your Bridge Review account. The old ones no longer work.',
      };
    case 'code-used':
      return {
        subject: 'A recovery code was used',
        before: `Somebody has just signed in to your Bridge Review account with your password and a recovery code. ${leftText(left ?? 0)}`,
      };
    case 'second-step-on':
      return {
        subject: 'Signing in takes a second step now',
        before:
          'From now on, your Bridge Review password alone is not enough to sign in: a passkey or a recovery code is needed too.',
      };
    case 'second-step-off':
      return {
        subject: 'Signing in takes one step now',
        before: 'From now on, your Bridge Review password alone is enough to sign in.',
      };
  }
}

const leftText = (left: number): string =>
  left === 0
    ? 'That was the last one: create new ones on your account page, under Password.'
    : `You have ${plural(left, 'one code', `${left} codes`)} left.`;
