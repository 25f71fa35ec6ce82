import type { FileFormat } from '@bridge-review/bridge/formats/file-format';
import { recordOfSession } from '@bridge-review/bridge/record/record-of-session';
import type { SessionRecord } from '@bridge-review/bridge/record/session-record';
import type { ReadPart } from './read-part.ts';

interface StoredResults {
  readonly format: FileFormat;
  readonly session: SessionRecord;
}

/**
 * What is stored of a file of results. The file itself would show numbers of members, addresses, and whoever is on the
 * club's list; this has the names of those who played, as they are shown.
 */
export const storedResults = ({ format, session }: ReadPart): Uint8Array | null =>
  format === null || session === null ? null : new TextEncoder().encode(JSON.stringify({ format, session }));

export function readStoredResults(bytes: Uint8Array): Pick<ReadPart, 'format' | 'record' | 'session'> {
  const { format, session } = JSON.parse(new TextDecoder().decode(bytes)) as StoredResults;
  return { format, session, record: recordOfSession(session) };
}
