const recordEndings = ['.pbn', '.txt', '.lin'];
/** Of formats that only the content tells apart for certain. */
const otherEndings = [
  '.dup',
  '.bri',
  '.dge',
  '.dlm',
  '.ber',
  '.bhg',
  '.cds',
  '.rzd',
  '.csv',
  '.htm',
  '.html',
  '.xml',
  '.bws',
];
const types = ['text/plain', '', 'application/octet-stream'];

interface NamedType {
  readonly name: string;
  readonly type: string;
}

/** Whether a file may hold hand records, by its name or else by its type; only its content decides. */
export const acceptsFile = (file: NamedType): boolean =>
  endsIn(file, recordEndings) || types.includes(file.type) || endsIn(file, otherEndings);

/** Whether a file goes to the request for a single one, without a preview: all kinds from before there were others. */
export const isRecordFile = (file: NamedType): boolean =>
  endsIn(file, recordEndings) || (types.includes(file.type) && !endsIn(file, otherEndings));

function endsIn({ name }: NamedType, endings: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return endings.some((ending) => lower.endsWith(ending));
}
