import { readFileSync } from 'node:fs';
import { parseCommand } from './arguments.ts';
import { check } from './check.ts';
import type { Terminal } from './terminal.ts';
import { convert } from './convert.ts';
import { dd } from './dd.ts';
import { deal } from './deal.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { help } from './help.ts';
import { lead } from './lead.ts';
import { odds } from './odds.ts';
import { par } from './par.ts';
import { picture } from './picture.ts';
import { show } from './show.ts';
import { upload } from './upload.ts';

/**
 * Runs one command, and says with which code the process should end.
 *
 * @public Called by `bin/bridge.js`.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const parsed = parseCommand(args);
  if (!parsed.ok) {
    terminal.err(`${parsed.error.message}\n"bridge --help" lists the commands and options.\n`);
    return exitCodes.usage;
  }
  const command = parsed.value;
  switch (command.name) {
    case 'check':
      return check(command, terminal);
    case 'convert':
      return convert(command, terminal);
    case 'show':
      return show(command, terminal);
    case 'picture':
      return picture(command, terminal);
    case 'dd':
      return dd(command, terminal);
    case 'deal':
      return deal(command, terminal);
    case 'lead':
      return lead(command, terminal);
    case 'odds':
      return odds(command, terminal);
    case 'par':
      return par(command, terminal);
    case 'upload':
      return upload(command, terminal);
    case 'help':
      terminal.out(help);
      return exitCodes.ok;
    case 'version':
      terminal.out(`${version()}\n`);
      return exitCodes.ok;
  }
}

function version(): string {
  const described: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (described as { version: string }).version;
}
