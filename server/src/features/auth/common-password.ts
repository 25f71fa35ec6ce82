import { messages } from '@bridge-review/api/messages';
import { AppError } from '../../http/app-error.ts';

/** How many of the commonest are refused. */
const REFUSED = 10_000;

/** Refuses common passwords, with an error for the field in which one was entered. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  const common = await commonPasswords();
  if (!common.has(password.toLowerCase())) return;
  throw new AppError('common_password', { issues: [{ path: field, message: messages.commonPassword }] });
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that is set: half a megabyte that most starts never need. */
const commonPasswords = (): Promise<ReadonlySet<string>> => (loaded ??= load());

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'] as readonly string[];
  return new Set(passwords.slice(0, REFUSED));
}
