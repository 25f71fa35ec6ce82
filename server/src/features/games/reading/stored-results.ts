import type { FileFormat } from '@bridge-review/bridge/formats/file-format';
import type { HandRecord } from '@bridge-review/bridge/record/hand-record';
import { recordOfSession } from '@bridge-review/bridge/record/record-of-session';
import type { SessionRecord } from '@bridge-review/bridge/record/session-record';

interface StoredResults {
  readonly format: FileFormat;
  readonly session: SessionRecord;
}

/**
 * What is stored of a file of results. The file itself would show numbers of members, addresses, and whoever is on the
 * club's list; this has the names of those who played, as they are shown.
 */
export const storedResults = ({
  format,
  session,
}: {
  readonly format: FileFormat | null;
  readonly session: SessionRecord | null;
}): Uint8Array | null =>
  format === null || session === null ? null : new TextEncoder().encode(JSON.stringify({ format, session }));

export function readStoredResults(bytes: Uint8Array): StoredResults & { readonly record: HandRecord } {
  const { format, session } = JSON.parse(new TextDecoder().decode(bytes)) as StoredResults;
  return { format, session, record: recordOfSession(session) };
}
