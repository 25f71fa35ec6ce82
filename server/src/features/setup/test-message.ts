import type { Person } from '../../db/person.ts';
import { composeMessage, type MailMessage } from '../mail/mail-message.ts';

export const testMessage = ({ email, displayName }: Person, publicUrl: string): MailMessage =>
  composeMessage({
    to: email,
    name: displayName,
    subject: 'Test email from Bridge Review',
    before: 'Email works: this message was sent from the setup page. Links in emails begin as this one does:',
    link: { label: 'Bridge Review', address: publicUrl },
    after: 'There is nothing to do.',
  });
