import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { URL } from 'node:url';
import { counted } from '../counted.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import { reasonOf } from './input.ts';
import { printable } from '../printable.ts';
import type { Terminal } from './terminal.ts';

export interface UploadCommand {
  readonly name: 'upload';
  readonly files: readonly string[];
  readonly to: URL;
  readonly json: boolean;
  readonly force: boolean;
}

/** A personal token for uploading. Not an option: others can read the arguments of a command. */
const TOKEN = 'BRIDGE_REVIEW_TOKEN';
const PATH = 'api/games/uploads';
/** The server reads a file in seconds; most of this is for a slow line. */
const TIMEOUT_MS = 5 * 60_000;

/** `bridge upload FILE… --to https://…` */
export async function upload(command: UploadCommand, terminal: Terminal): Promise<ExitCode> {
  const token = terminal.variable?.(TOKEN)?.trim() ?? '';
  if (token === '') {
    terminal.err(`Set ${TOKEN} to a personal token for uploading. You make one in your account.\n`);
    return exitCodes.usage;
  }
  const form = await formOf(command, terminal);
  if (form === null) return exitCodes.file;
  const answer = await send(command.to, form, token);
  if ('problem' in answer) {
    terminal.err(`${printable(answer.problem)}\n`);
    return answer.isThere ? exitCodes.warnings : exitCodes.server;
  }
  terminal.out(command.json ? `${JSON.stringify(answer, null, 2)}\n` : describe(answer, command.to));
  return exitCodes.ok;
}

/** Null if a file cannot be read, which is said. */
async function formOf({ files, force }: UploadCommand, terminal: Terminal): Promise<FormData | null> {
  const form = new FormData();
  if (force) form.append('force', 'true');
  for (const file of files) {
    try {
      const bytes = file === '-' ? await terminal.readStandardInput() : await readFile(file);
      form.append('file', new Blob([bytes]), file === '-' ? 'standard input' : basename(file));
    } catch (error) {
      terminal.err(`${file} could not be read: ${reasonOf(error)}. Nothing was uploaded.\n`);
      return null;
    }
  }
  return form;
}

interface Uploaded {
  readonly games: readonly { readonly id: number; readonly title: string; readonly handCount: number }[];
}

/** Why nothing was uploaded, and whether that is because such a game is there already. */
interface Refused {
  readonly problem: string;
  readonly isThere: boolean;
}

async function send(to: URL, form: FormData, token: string): Promise<Uploaded | Refused> {
  try {
    const response = await fetch(new URL(PATH, withSlash(to)), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
      // The token is for this server alone.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && isUploaded(answer)) return answer;
    return refused(response.status, answer);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { problem: `${to.host} could not be reached: ${reasonOf(cause)}.`, isThere: false };
  }
}

function refused(status: number, answer: unknown): Refused {
  const { code, message } = (answer ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  const isThere = code === 'duplicate_game';
  if (status === 401) return { problem: `The token in ${TOKEN} is unknown or was revoked.`, isThere };
  if (typeof message !== 'string')
    return { problem: `The server answered with status ${status}. Is it the right address?`, isThere };
  return { problem: isThere ? `${message} With --force it is uploaded all the same.` : message, isThere };
}

const isUploaded = (answer: unknown): answer is Uploaded =>
  typeof answer === 'object' && answer !== null && 'games' in answer && Array.isArray(answer.games);

const describe = ({ games }: Uploaded, to: URL): string =>
  games
    .map(
      ({ id, title, handCount }) =>
        `${printable(title)}: ${counted(handCount, 'board')}, ${new URL(`games/${id}`, withSlash(to)).href}\n`,
    )
    .join('');

/** So that a site below a path keeps it. */
const withSlash = (url: URL): URL => new URL(url.href.replace(/\/?$/u, '/'));
