import { counted, plural } from '@bridge-review/bridge/counted';
import { modeDetails } from './registration-mode.ts';
import type { SetupLine, SetupReport } from './setup.ts';

/** What the browser knows, or whoever looks from elsewhere. */
export interface Here {
  /** As in its address bar: `https://bridge.example.org`. */
  readonly origin: string;
  /** Of the signed-in administrator. */
  readonly email: string;
  /** In milliseconds. */
  readonly now: number;
}

/** How a site stands, most important first. */
export const setupLines = (report: SetupReport, here: Here): readonly SetupLine[] => [
  { name: 'mail', title: 'Email', ...mailLine(report) },
  { name: 'address', title: 'Address of this site', ...addressLine(report, here) },
  { name: 'https', title: 'Encryption and proxy', ...httpsLine(report, here) },
  { name: 'registration', title: 'Who may register', ...registrationLine(report) },
  { name: 'backup', title: 'Backup', ...backupLine(report, here) },
  { name: 'support', title: 'Support address', ...supportLine(report) },
  { name: 'own', title: 'Your own address', ...ownLine(here) },
  { name: 'database', title: 'Database', ...databaseLine(report) },
  ...report.findings,
];

type Standing = Pick<SetupLine, 'state' | 'text' | 'remedy'>;

function mailLine({ mail }: SetupReport): Standing {
  if (mail.kind === 'files') {
    return {
      state: 'missing',
      text: 'Emails reach nobody: they are written as files on the server. Confirmation links, new passwords and invitations need a mail server.',
      remedy: 'SMTP_URL=smtp://user:password@mail.example.org:587',
    };
  }
  if (mail.waiting > 0) {
    return {
      state: 'wrong',
      text: `${counted(mail.waiting, 'email')} could not be delivered to ${mail.server} and will be tried again. The last reason given: ${mail.lastError ?? 'none'}`,
      remedy: 'SMTP_URL=smtp://user:password@mail.example.org:587',
    };
  }
  if (!mail.fromIsSet) {
    return {
      state: 'missing',
      text: `Emails come from ${mail.from}, which most mail servers refuse.`,
      remedy: 'MAIL_FROM=Bridge Review <bridge@example.org>',
    };
  }
  const refused =
    mail.refused === 0
      ? ''
      : ` In the last 30 days ${counted(mail.refused, 'email')} ${plural(mail.refused, 'was', 'were')} refused for good, often because of a mistyped address.`;
  return { state: 'fine', text: `Emails go through ${mail.server}, from ${mail.from}.${refused}` };
}

function addressLine({ address }: SetupReport, { origin }: Here): Standing {
  if (!address.isSet && isLoopback(address.publicUrl)) {
    return {
      state: 'missing',
      text: `Links in emails lead to ${address.publicUrl}, which opens on this machine alone. Set the address that others open.`,
      remedy: `PUBLIC_URL=${isLoopback(origin) ? 'https://bridge.example.org' : origin}`,
    };
  }
  if (address.publicUrl === origin) {
    return { state: 'fine', text: `Links in emails lead to ${origin}, where you are now.` };
  }
  const remedy = `PUBLIC_URL=${origin}`;
  return address.isSet
    ? {
        state: 'wrong',
        text: `You opened ${origin}, but links in emails lead to ${address.publicUrl}. Open the site there, or set the address that people use.`,
        remedy,
      }
    : {
        state: 'missing',
        text: `Links in emails lead to ${address.publicUrl}, not to ${origin}, where you are now.`,
        remedy,
      };
}

const isLoopback = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(origin);

function httpsLine({ address, proxy, cookieIsSecure }: SetupReport, { origin }: Here): Standing {
  const isHttps = origin.startsWith('https:');
  if (proxy.isThere && !proxy.isTrusted) {
    return {
      state: 'wrong',
      text: 'A proxy stands in front of the server, which does not trust it: all visitors seem to come from one address and share its limits.',
      remedy: 'TRUST_PROXY=1',
    };
  }
  if (isHttps && !address.seen.startsWith('https:')) {
    return {
      state: 'wrong',
      text: 'You came over https, but the server does not know it. Its proxy must send X-Forwarded-Proto, and be trusted.',
      remedy: 'TRUST_PROXY=1',
    };
  }
  if (isHttps && !cookieIsSecure) {
    return {
      state: 'wrong',
      text: 'Session cookies are not limited to https.',
      remedy: `PUBLIC_URL=${origin}`,
    };
  }
  if (isHttps) {
    return { state: 'fine', text: 'You came over https, and browsers send the session over https alone.' };
  }
  return isLoopback(origin)
    ? {
        state: 'fine',
        text: 'You opened the site on its own machine, where nobody can listen. For others, put a proxy with https in front.',
      }
    : {
        state: 'wrong',
        text: 'Passwords travel without encryption. Put a proxy with https in front, and set both of these.',
        remedy: `PUBLIC_URL=${origin.replace(/^http:/, 'https:')} TRUST_PROXY=1`,
      };
}

const registrationLine = ({ registration: { mode, isChosen } }: SetupReport): Standing =>
  isChosen
    ? { state: 'fine', text: modeDetails[mode] }
    : { state: 'missing', text: `Nobody has decided this yet. ${modeDetails[mode]}` };

const DAY_MS = 24 * 60 * 60 * 1000;
/** By hand, and by the server itself every day. */
const OLD_DAYS = 30;
const MISSED_DAYS = 2;

function backupLine({ backup: { schedule, lastAt, failure } }: SetupReport, { now }: Here): Standing {
  const days = lastAt === null ? Infinity : Math.floor((now - Date.parse(lastAt)) / DAY_MS);
  const last = lastAt === null ? 'No backup was made yet.' : `The last backup was made ${ageOf(days)}.`;
  if (schedule === null) {
    const others = 'Backups that are made in other ways than by this product are not seen here.';
    return {
      ...(days > OLD_DAYS ? { remedy: 'BACKUP_DIR=/var/backups/bridge-review' } : {}),
      state: days > OLD_DAYS ? 'missing' : 'fine',
      text:
        days > OLD_DAYS
          ? `${last} ${others} The server can make one every night:`
          : `${last} Keep it on another machine.`,
    };
  }
  if (failure !== null) {
    return {
      state: 'wrong',
      text: `The daily backup fails: ${failure.reason} ${last} It is tried again every hour.`,
    };
  }
  const plan = `One is made every day after ${schedule.hour}:00 in ${schedule.folder}, and ${counted(schedule.keep, 'backup')} ${plural(schedule.keep, 'is', 'are')} kept.`;
  return days >= MISSED_DAYS
    ? { state: 'wrong', text: `${last} ${plan} See the server’s log for the reason.` }
    : { state: 'fine', text: `${last} ${plan} Copy them to another machine.` };
}

const ageOf = (days: number): string => (days < 1 ? 'less than a day ago' : `${counted(days, 'day')} ago`);

const supportLine = ({ support: { email, isSet } }: SetupReport): Standing =>
  isSet
    ? { state: 'fine', text: `Questions go to ${email}, in the footer and in emails.` }
    : {
        state: 'missing',
        text: `The footer and emails send people with questions to ${email}, which nobody reads.`,
        remedy: 'SUPPORT_EMAIL=you@example.org',
      };

const ownLine = ({ email }: Here): Standing =>
  email.endsWith('.local')
    ? {
        state: 'missing',
        text: `Your account has the address ${email}, which gets no email. Enter your own in your account.`,
      }
    : { state: 'fine', text: `Your account has the address ${email}.` };

const databaseLine = ({ database }: SetupReport): Standing =>
  database === 'postgres'
    ? { state: 'fine', text: 'PostgreSQL, as DATABASE_URL says.' }
    : {
        state: 'fine',
        text: 'The embedded database in the data folder, which is enough for a club. For many clubs set DATABASE_URL.',
      };
