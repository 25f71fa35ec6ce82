import type { NamedFile } from '@bridge-review/api/route';
import type { JoinedSource, SourceList } from '../../db/source-list.ts';
import type { SourcePart } from './reading/protocol.ts';
import { zipArchive } from '../../zip-archive.ts';

/** Null for a single file, whose name is the game's. */
export const sourceList = (parts: readonly SourcePart[]): SourceList | null =>
  parts.length === 1 && parts[0]?.kind === 'file'
    ? null
    : parts.map(({ bytes, ...part }) => ({ ...part, bytes: bytes.length }));

export const byteCount = (parts: readonly SourcePart[]): number =>
  parts.reduce((sum, { bytes }) => sum + bytes.length, 0);

export const joinedBytes = (parts: readonly SourcePart[]): Uint8Array =>
  parts.length === 1 && parts[0] ? parts[0].bytes : Buffer.concat(parts.map(({ bytes }) => bytes));

/** The parts of a game, from its bytes. */
export function partsOf(filename: string, sources: SourceList | null, bytes: Uint8Array): SourcePart[] {
  if (sources === null) return [{ kind: 'file', name: filename, bytes }];
  let from = 0;
  return sources.map(({ bytes: length, ...source }) => {
    const part = { ...source, bytes: bytes.subarray(from, from + length) };
    from += length;
    return part;
  });
}

const LONGEST_NAME = 200;

/** What a game's line 'File:' says: all names, or as many as fit. */
export function sourceNames(parts: readonly { readonly name: string }[]): string {
  const names = [...new Set(parts.map(({ name }) => name))];
  const [first = ''] = names;
  const all = names.join(', ');
  return names.length === 1 || all.length <= LONGEST_NAME
    ? all
    : `${first.slice(0, LONGEST_NAME - 20)} and ${names.length - 1} more`;
}

const ENDINGS = { file: '', text: '.txt', address: '.txt', results: '.json' };

/** The parts as one download: a single one as it is, several as an archive. */
export function downloadOf(parts: readonly SourcePart[]): NamedFile {
  const [first] = parts;
  const files = parts.map(({ kind, name, bytes }) => ({
    name: name + ENDINGS[kind],
    bytes,
  }));
  const [only] = files;
  if (only && files.length === 1) return { ...only, type: 'application/octet-stream' };
  const name = `${(first?.name ?? 'game').replace(/\.\w{1,8}$/u, '')}.zip`;
  return { name, type: 'application/zip', bytes: zipArchive(files) };
}

/** Results that were added later, in their order, with the names of their files. */
export function joinsOf(sources: SourceList | null): (JoinedSource & { readonly name: string })[] {
  const starts = (sources ?? []).flatMap(({ joined }, index) => (joined ? [{ joined, index }] : []));
  return starts.map(({ joined, index }, at) => ({
    ...joined,
    name: sourceNames((sources ?? []).slice(index, starts[at + 1]?.index)),
  }));
}

/** Without the results that were added last. */
export const withoutLastJoin = (parts: readonly SourcePart[]): readonly SourcePart[] =>
  parts.slice(
    0,
    parts.findLastIndex(({ joined }) => joined !== undefined),
  );
