/**
 * Reads a file of boards or results, or a pasted text, in any format. Those that a library must open are read where one is
 * given.
 *
 * ```ts
 * import { readFile } from '@bridge-review/bridge/formats/read-file';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const { format, record } = unwrap(readFile('[Board "1"]\n[Deal "N:- QT6.KQJ95.72.AQ4 - K83.A4.QT863.KJ7"]'));
 * format; // => 'PBN'
 * record.boards.length; // => 1
 * ```
 *
 * @module
 */
import { readAcblPage } from '../acbl/read-acbl-page.ts';
import { readBboCsv } from '../bbo/read-bbo-csv.ts';
import { readBboPage } from '../bbo/read-bbo-page.ts';
import type { BwsTables } from '../bws/bws-tables.ts';
import { readBws } from '../bws/read-bws.ts';
import { readBer } from '../dealing-machine/ber.ts';
import { readBhg } from '../dealing-machine/bhg.ts';
import { readBri } from '../dealing-machine/bri.ts';
import { readDealCsv } from '../dealing-machine/deal-csv.ts';
import { readDge } from '../dealing-machine/dge.ts';
import { readDlm } from '../dealing-machine/dlm.ts';
import { readDup } from '../dealing-machine/dup.ts';
import { readCds, readRzd } from '../dealing-machine/packed.ts';
import { readDiagrams } from '../diagram/read-diagrams.ts';
import { readAddresses } from '../hand-viewer/read-addresses.ts';
import { readLin } from '../lin/read-lin.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import type { Reading, Warning } from '../record/hand-record.ts';
import { recordOfSession } from '../record/record-of-session.ts';
import { sessionProblems } from '../record/session-checks.ts';
import { emptySession, type SessionReading, type SessionRecord } from '../record/session-record.ts';
import { ok, type Failure, type Result } from '../result.ts';
import type { XmlElement } from '../usebio/element.ts';
import { readUsebio } from '../usebio/read-usebio.ts';
import type { ContainerOpeners } from './containers.ts';
import { detectFormat, type Detection } from './detect-format.ts';
import { FileContent } from './file-content.ts';
import type { FileFormat } from './file-format.ts';

/** What was read, and as what. */
export type FileReading = Reading &
  Detection & {
    /** The character set of its text; null for a format that is not text. */
    readonly charset: string | null;
    /** What a file of results says; null for other formats, of which `sessionOf` makes one. */
    readonly session: SessionRecord | null;
  };

export interface FileOptions {
  /** What its name says counts only if its content says nothing. */
  readonly fileName?: string;
  /** For PBN, also warn about deviations from the standard that could be read all the same. */
  readonly strict?: boolean;
  /** Without them USEBIO and Bridgemate files are refused with a warning. */
  readonly openers?: ContainerOpeners;
}

type Reader =
  | { readonly ofBytes: (bytes: Uint8Array) => Reading }
  | { readonly ofAccess: (tables: BwsTables) => SessionReading }
  | TextReader;

type TextReader =
  | { readonly ofText: (text: string, options: FileOptions) => Reading & Partial<SessionReading> }
  | { readonly ofResults: (text: string) => SessionReading }
  | { readonly ofXml: (root: XmlElement) => SessionReading };

type SessionOrBoards = Reading & Pick<FileReading, 'session'>;

const readers: Readonly<Record<FileFormat, Reader>> = {
  PBN: { ofText: (text, { strict = false }) => readPbn(text, { strict }) },
  LIN: { ofText: (text) => readLin(text) },
  DUP: { ofBytes: readDup },
  BRI: { ofBytes: readBri },
  DGE: { ofBytes: readDge },
  DLM: { ofText: readDlm },
  BER: { ofText: readBer },
  BHG: { ofText: readBhg },
  CDS: { ofBytes: readCds },
  RZD: { ofBytes: readRzd },
  'deal CSV': { ofText: readDealCsv },
  'hand viewer': { ofText: readAddresses },
  diagram: { ofText: readDiagrams },
  'BBO page': { ofText: readBboPage },
  'BBO CSV': { ofText: readBboCsv },
  USEBIO: { ofXml: readUsebio },
  Bridgemate: { ofAccess: readBws },
  'ACBL page': { ofResults: readAcblPage },
};

/** Refuses only what should be text and is not; a format that is not known gives no boards, and one warning. */
export function readFile(
  content: Uint8Array | string,
  options: FileOptions = {},
): Result<FileReading, Failure<'nul-characters'>> {
  const file = new FileContent(content);
  const detection = detectFormat(file, options.fileName);
  const reader = detection.format && readers[detection.format];
  const bytes = file.bytes ?? new Uint8Array();
  if (reader && 'ofBytes' in reader)
    return ok({ ...detection, ...reader.ofBytes(bytes), session: null, charset: null });
  if (reader && 'ofAccess' in reader) {
    const session = ofSession(opened(options.openers?.openAccess(bytes), reader.ofAccess));
    return ok({ ...detection, ...session, charset: null });
  }
  const { decoded } = file;
  if (!decoded.ok) return decoded;
  const { text, charset, doubt } = decoded.value;
  const { warnings, ...read } = reader ? readText(text, reader, options) : unknownFormat(text);
  const doubts: Warning[] =
    doubt === null ? [] : [{ line: 1, column: 1, code: 'wrong-charset', message: doubt }];
  return ok({ ...detection, ...read, warnings: [...doubts, ...warnings], charset });
}

function readText(text: string, reader: TextReader, options: FileOptions): SessionOrBoards {
  if ('ofXml' in reader) return ofSession(opened(options.openers?.openXml(text), reader.ofXml));
  if ('ofResults' in reader) return ofSession(reader.ofResults(text));
  return { session: null, ...reader.ofText(text, options) };
}

/** Without what opens it, the file is refused. */
function opened<T>(content: Result<T> | undefined, read: (content: T) => SessionReading): SessionReading {
  if (content?.ok) return read(content.value);
  const { code, message } = content?.error ?? {
    code: 'not-opened',
    message: 'Files of this format cannot be opened here.',
  };
  return { session: emptySession, warnings: [{ line: 1, column: 1, code, message }] };
}

/** With the boards that have deals, and warnings of what the session lacks as a whole. */
const ofSession = ({ session, warnings }: SessionReading): SessionOrBoards => ({
  session,
  record: recordOfSession(session),
  warnings: [...sessionProblems(session).map((problem) => ({ line: 1, column: 1, ...problem })), ...warnings],
});

function unknownFormat(text: string): SessionOrBoards {
  const [code, message] =
    text.trim() === ''
      ? ['empty-file', 'The file is empty.']
      : ['unknown-format', 'This is neither PBN nor LIN, nor any other file of boards that we can read.'];
  const record = { header: [], boards: [] };
  return { record, session: null, warnings: [{ line: 1, column: 1, code, message }] };
}
