import { parseArgs } from 'node:util';

/** A parsed command line. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'grant-admin'; readonly email: string }
  | { readonly name: 'list-users' }
  | { readonly name: 'remove-passkeys'; readonly email: string }
  | { readonly name: 'demand-passkeys'; readonly isOn: false }
  | { readonly name: 'check'; readonly fix: boolean }
  | { readonly name: 'doctor'; readonly json: boolean }
  | { readonly name: 'backup'; readonly file: string }
  | { readonly name: 'restore'; readonly file: string };

/** The command was not understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Looks after a Bridge Review database from the machine that runs it.

  npm run admin -- grant-admin EMAIL   make the user with this address an administrator
  npm run admin -- list-users          list everybody who has an account
  npm run admin -- remove-passkeys EMAIL
                                       remove somebody's passkeys and recovery codes, so that the password is enough
  npm run admin -- demand-passkeys off no longer demand passkeys of administrators
  npm run admin -- check [--fix]       look for records that contradict each other; with --fix, repair them
  npm run admin -- doctor [--json]     look for mistakes of the set-up, and say what helps
  npm run admin -- backup FILE         write all that the database holds into a new file
  npm run admin -- restore FILE        put a backup into an empty database

It finds the database as the server does: DATABASE_URL, else the embedded one in DATA_DIR (./data). The
embedded one lets in one program at a time, so stop the server first.

The doctor also looks beside a running server, and says what it could not see.

Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 check or doctor found something that is still there.
`;

/** The option that a command knows. */
const OPTIONS: Readonly<Record<string, string>> = { check: 'fix', doctor: 'json' };

export function parseCommand(words: readonly string[]): Command {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: { help: { type: 'boolean', short: 'h' }, fix: { type: 'boolean' }, json: { type: 'boolean' } },
    allowPositionals: true,
    // Unknown options are reported below, with our own message.
    strict: false,
    tokens: true,
  });
  const [name, ...rest] = positionals;
  if (name === 'help' || values.help === true) return { name: 'help' };
  if (name === undefined) throw new UsageError('Please give a command.');
  const unknown = tokens.find((token) => token.kind === 'option' && OPTIONS[name] !== token.name);
  if (unknown?.kind === 'option') throw new UsageError(`${name} does not know ${unknown.rawName}.`);
  switch (name) {
    case 'grant-admin':
      return { name, email: only(rest, 'grant-admin needs the address of one user.') };
    case 'remove-passkeys':
      return { name, email: only(rest, 'remove-passkeys needs the address of one user.') };
    case 'demand-passkeys':
      if (only(rest, DEMAND) !== 'off') throw new UsageError(DEMAND);
      return { name, isOn: false };
    case 'backup':
      return { name, file: only(rest, 'backup needs the name of one file.') };
    case 'restore':
      return { name, file: only(rest, 'restore needs the name of one file.') };
    case 'list-users':
      none(rest);
      return { name };
    case 'doctor':
      none(rest);
      return { name, json: values.json === true };
    case 'check':
      none(rest);
      return { name, fix: values.fix === true };
    default:
      throw new UsageError(`There is no command ${name}.`);
  }
}

const DEMAND =
  'demand-passkeys can only be switched off here: demand-passkeys off. An administrator with a passkey switches it on, on the Admin page.';

function only([first, ...others]: readonly string[], message: string): string {
  if (first === undefined || others.length > 0) throw new UsageError(message);
  return first;
}

function none([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`There is nothing to do with ${first}.`);
}
