import { serverMessages } from '../../../server-messages.ts';
import { detectFormat } from '@bridge-review/bridge/formats/detect-format';
import type { FileFormat } from '@bridge-review/bridge/formats/file-format';
import { readFile, type FileOptions } from '@bridge-review/bridge/formats/read-file';
import { decodeText } from '@bridge-review/bridge/record/decode-text';
import type { HandRecord, Warning } from '@bridge-review/bridge/record/hand-record';
import type { SessionRecord } from '@bridge-review/bridge/record/session-record';
import { unlikelyDate } from './game-facts.ts';
import type { SourcePart } from './protocol.ts';
import { readStoredResults } from './stored-results.ts';

/** A file or a text, read as what it is. */
export interface ReadPart {
  readonly name: string;
  readonly format: FileFormat | null;
  /** Boards that have deals. */
  readonly record: HandRecord;
  /** Of a file of results, whose boards may have none. */
  readonly session: SessionRecord | null;
  readonly warnings: readonly Warning[];
  /** Why nothing of it can be used; null if something can. */
  readonly refusal: string | null;
}

export async function readPart({ kind, name, bytes }: SourcePart): Promise<ReadPart> {
  if (kind === 'results') return { ...readStoredResults(bytes), name, warnings: [], refusal: null };
  const content = kind === 'file' ? bytes : new TextDecoder().decode(bytes);
  const isRefused = typeof content === 'string' && content.includes('\0');
  const reading = isRefused ? null : readFile(content, await optionsFor(content, name));
  if (!reading?.ok) return { ...NOTHING, name, refusal: serverMessages.fileNul };
  const { format, record, session, warnings } = reading.value;
  const textOf = (): string => {
    const decoded = decodeText(bytes);
    return decoded.ok ? decoded.value.text : '';
  };
  const part = {
    name,
    format,
    record,
    session,
    warnings: [...unlikelyDate(record, textOf), ...warnings],
  };
  return { ...part, refusal: refusalOf(kind, part) };
}

const NOTHING = { format: null, record: { header: [], boards: [] }, session: null, warnings: [] };

/** The libraries that open some files take longer to load than most files to read. */
async function optionsFor(content: Uint8Array | string, fileName: string): Promise<FileOptions> {
  const { format } = detectFormat(content, fileName);
  if (format !== 'USEBIO' && format !== 'Bridgemate') return { fileName };
  const { openers } = await import('@bridge-review/bridge/cli/open-container');
  return { fileName, openers };
}

/** Results without deals may find them in another file. */
const hasResults = (session: SessionRecord | null): boolean =>
  session?.boards.some(({ results }) => results.length > 0) ?? false;

function refusalOf(
  kind: 'file' | 'text' | 'address',
  { format, record, session, warnings }: Omit<ReadPart, 'name' | 'refusal'>,
): string | null {
  if (kind === 'address' && format !== 'hand viewer') return serverMessages.notViewerAddress;
  return record.boards.length === 0 && !hasResults(session) ? whyUnusable(kind, warnings) : null;
}

/** The reader's first warning explains best what to do. */
function whyUnusable(kind: SourcePart['kind'], [first]: readonly Warning[]): string {
  const none = `We found no deals in this ${kind}.`;
  if (first === undefined) return none;
  return kind === 'address' || first.code === 'empty-file' || first.code === 'unknown-format'
    ? first.message
    : `${none} Line ${first.line}: ${first.message}`;
}
