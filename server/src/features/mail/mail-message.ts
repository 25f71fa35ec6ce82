import { escapeHtml } from '../../http/escape-html.ts';

/** A mail ready to send: the same text as plain text and as HTML. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link that the mail is about; where mails are written as files, it is also printed at the terminal. */
  readonly link: string | null;
}

export interface MessageParts {
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  readonly before: string;
  readonly link?: { readonly label: string; readonly address: string };
  readonly after: string;
}

/** A short mail: a greeting, what happened, at most one link, what to do if it is a mistake. */
export function composeMessage({ to, name, subject, before, link, after }: MessageParts): MailMessage {
  const greeting = `Hello ${name},`;
  const text = [greeting, before, ...(link === undefined ? [] : [link.address]), after, 'Bridge Review'];
  const html = [
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(before)),
    ...(link === undefined
      ? []
      : [paragraph(`<a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a>`)]),
    paragraph(escapeHtml(after)),
    paragraph('Bridge Review'),
  ];
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif; max-width: 34em">${html.join('')}</body></html>`,
    link: link?.address ?? null,
  };
}

const paragraph = (content: string): string => `<p>${content}</p>`;
