import { URL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseBoardNumber, type BoardNumber } from '../board.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { parseSeat, type Seat } from '../seat.ts';
import { parseDealCommand, type DealCommand } from './deal-arguments.ts';
import {
  parseLeadCommand,
  parseOddsCommand,
  type LeadCommand,
  type OddsCommand,
} from './sampling-arguments.ts';
import type { UploadCommand } from './upload.ts';
import { writtenFormats, type WrittenFormat } from './written-format.ts';
import { parseVulnerability, type Vulnerability } from '../vulnerability.ts';

/** A parsed command line. */
export type Command =
  | { readonly name: 'help' | 'version' }
  | {
      readonly name: 'check';
      readonly files: readonly string[];
      readonly json: boolean;
      readonly strict: boolean;
    }
  | ConvertCommand
  | ShowCommand
  | DdCommand
  | DealCommand
  | LeadCommand
  | OddsCommand
  | ParCommand
  | PictureCommand
  | UploadCommand;

export interface ConvertCommand {
  readonly name: 'convert';
  readonly from: string;
  readonly to: string;
  readonly format: WrittenFormat;
  readonly json: boolean;
  readonly force: boolean;
}

export interface ShowCommand {
  readonly name: 'show';
  readonly files: readonly string[];
  readonly board: BoardNumber | null;
  readonly json: boolean;
  readonly ascii: boolean;
}

export interface PictureCommand {
  readonly name: 'picture';
  readonly file: string;
  /** Null: the only one. */
  readonly board: BoardNumber | null;
  /** With title, auction and result, in the size that messengers show. */
  readonly preview: boolean;
}

export interface DdCommand {
  readonly name: 'dd';
  /** Deals as text, or files. */
  readonly sources: readonly string[];
  readonly json: boolean;
  readonly stdin: boolean;
  readonly write: boolean;
  readonly force: boolean;
}

export interface ParCommand {
  readonly name: 'par';
  readonly sources: readonly string[];
  readonly json: boolean;
  /** Null: as the file has it. */
  readonly dealer: Seat | null;
  readonly vulnerability: Vulnerability | null;
}

type Parsed = Result<Command, Failure<'usage'>>;

export function parseCommand(args: readonly string[]): Parsed {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [name, ...files] = positionals;
  if (values.version) return ok({ name: 'version' });
  if (values.help || name === undefined || name === 'help') return ok({ name: 'help' });
  const { json = false, strict = false, ascii = false, force = false } = values;
  const allowed = optionsOf.get(name);
  if (!allowed) return usage(`There is no command "${name}".`);
  const stray = Object.keys(values).find((option) => option !== 'json' && !allowed.includes(option));
  if (stray) return usage(`"${name}" has no option --${stray}.`);
  if (name === 'convert') return parseConvert(files, values.to, json, force);
  if (name === 'dd') return parseDd(files, { json, force, ...values });
  if (name === 'par') return parsePar(files, json, values);
  if (name === 'deal') return parseDealCommand(files, { ...values, json });
  if (name === 'lead') return parseLeadCommand(files, { ...values, json });
  if (name === 'odds') return parseOddsCommand(files, { ...values, json });
  if (files.length === 0) return usage(`"${name}" needs a file, or - for standard input.`);
  if (files.indexOf('-') !== files.lastIndexOf('-')) return usage('Standard input can be read only once.');
  if (name === 'upload') return parseUpload(files, values.to, json, force);
  if (name === 'check') return ok({ name, files, json, strict });
  const board = values.board === undefined ? null : parseBoardNumber(values.board);
  if (board && !board.ok) return usage(board.error.message);
  if (name === 'picture') return parsePicture(files, board && board.value, json, values.preview ?? false);
  return ok({ name: 'show', files, board: board && board.value, json, ascii });
}

const optionsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['check', ['strict']],
  ['convert', ['to', 'force']],
  ['show', ['board', 'ascii']],
  ['picture', ['board', 'preview']],
  ['dd', ['stdin', 'write', 'force']],
  ['par', ['dealer', 'vulnerable']],
  ['upload', ['to', 'force']],
  ['deal', ['given', 'where', 'count', 'seed', 'lines']],
  ['lead', ['contract', 'declarer', 'where', 'layouts', 'seed', 'vulnerable']],
  ['odds', ['where', 'layouts', 'seed', 'vulnerable']],
]);

function parse(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  try {
    const options = {
      help: { type: 'boolean', short: 'h' },
      version: flag,
      json: flag,
      strict: flag,
      ascii: flag,
      force: flag,
      board: text,
      stdin: flag,
      write: flag,
      dealer: text,
      vulnerable: text,
      to: text,
      given: text,
      where: text,
      count: text,
      seed: text,
      lines: flag,
      preview: flag,
      contract: text,
      declarer: text,
      layouts: text,
    } as const;
    return ok(parseArgs({ args: [...args], allowPositionals: true, options }));
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

function parseDd(
  sources: readonly string[],
  options: {
    readonly json: boolean;
    readonly force: boolean;
    readonly stdin?: boolean;
    readonly write?: boolean;
  },
): Parsed {
  const { json, force, stdin = false, write = false } = options;
  if (stdin && (sources.length > 0 || write || json))
    return usage('"dd --stdin" takes deals from standard input alone, and prints digits.');
  if (!stdin && sources.length === 0) return usage('"dd" needs a deal, such as "N:…", a file, or --stdin.');
  if (write && (json || sources.some((source) => source === '-' || /^\s*[nesw]\s*:/iu.test(source))))
    return usage('"dd --write" needs files to write into.');
  if (force && !write) return usage('"dd --force" goes with --write.');
  return ok({ name: 'dd', sources, json, stdin, write, force });
}

function parsePar(
  sources: readonly string[],
  json: boolean,
  values: { readonly dealer?: string; readonly vulnerable?: string },
): Parsed {
  if (sources.length === 0) return usage('"par" needs a deal, such as "N:…", or a file.');
  const dealer = values.dealer === undefined ? null : parseSeat(values.dealer);
  if (dealer && !dealer.ok) return usage(dealer.error.message);
  const vulnerability = values.vulnerable === undefined ? null : parseVulnerability(values.vulnerable);
  if (vulnerability && !vulnerability.ok) return usage(vulnerability.error.message);
  return ok({
    name: 'par',
    sources,
    json,
    dealer: dealer && dealer.value,
    vulnerability: vulnerability && vulnerability.value,
  });
}

function parseConvert(
  files: readonly string[],
  asked: string | undefined,
  json: boolean,
  force: boolean,
): Parsed {
  const [from, to, more] = files;
  if (from === undefined || to === undefined || more !== undefined) {
    return usage('"convert" needs two files: the one to read and the one to write.');
  }
  const ending = (asked ?? /\.(\w+)$/u.exec(to)?.[1] ?? '').toUpperCase();
  const format = writtenFormats.find((each) => each === ending);
  if (format) return ok({ name: 'convert', from, to, format, json, force });
  const [last, ...others] = writtenFormats.map((each) => each.toLowerCase()).toReversed();
  const list = `${others.toReversed().join(', ')} or ${last}`;
  return usage(
    asked === undefined
      ? `The ending of "${to}" does not tell the format: use one of ${list}, or --to.`
      : `"${asked}" is not a format that can be written: ${list}.`,
  );
}

function parsePicture(
  files: readonly string[],
  board: BoardNumber | null,
  json: boolean,
  preview: boolean,
): Parsed {
  const [file, another] = files;
  if (file === undefined || another !== undefined) return usage('"picture" needs one file.');
  if (json) return usage('"picture" prints SVG, and no JSON.');
  return ok({ name: 'picture', file, board, preview });
}

function parseUpload(
  files: readonly string[],
  asked: string | undefined,
  json: boolean,
  force: boolean,
): Parsed {
  const to = asked === undefined || !URL.canParse(asked) ? null : new URL(asked);
  if (to === null) return usage('"upload" needs the address of a site: --to https://….');
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(to.hostname);
  if (to.protocol !== 'https:' && !(to.protocol === 'http:' && isHere))
    return usage('"upload" sends its token over https alone.');
  return ok({ name: 'upload', files, to, json, force });
}

const usage = (message: string) => fail('usage', message);
