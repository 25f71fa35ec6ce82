import multipart, { type MultipartFile } from '@fastify/multipart';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type { NamedFile, UploadedPart } from '@bridge-review/api/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { serverMessages } from '../server-messages.ts';

const FIELDS = 5;
/** Once the whole body is there, the parser has nothing left to wait for. */
const PARSER_TIMEOUT_MS = 2_000;

/** No limit on parts: the parser does not catch an error of a part beyond it, and that would end the process. */
const formLimits = {
  fileSize: limits.uploadBytes,
  files: 1,
  fields: FIELDS,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
};

/** Only routes that take a file understand forms; everywhere else they stay refused. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: formLimits,
  });
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: NamedFile;
}

/** Reads the one file and the fields beside it. What is too large is read to its end, but not kept. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart())
    throw new AppError('wrong_content_type', { message: serverMessages.wrongFormType });
  const { fields, file } = await withTimeout(request, readParts(request)).catch(refuse);
  if (file === 'too large') throw new AppError('too_large', { message: messages.fileTooLarge });
  if (file === null) throw new AppError('invalid_input', { message: serverMessages.noFile });
  return { fields: Object.fromEntries(fields), file };
}

export interface SeveralForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly parts: readonly UploadedPart[];
}

/** Reads several files and texts, in their order, and the fields beside them. */
export async function readSeveral(request: FastifyRequest): Promise<SeveralForm> {
  if (!request.isMultipart())
    throw new AppError('wrong_content_type', { message: serverMessages.wrongFormType });
  const { fields, parts, bytes } = await withTimeout(request, readAllParts(request)).catch(refuseSeveral);
  if (bytes > limits.uploadBytes) throw new AppError('too_large', { message: messages.partsTooLarge });
  if (parts.length > limits.uploadParts) throw tooManyParts();
  if (parts.length === 0) throw new AppError('invalid_input', { message: serverMessages.noFile });
  return { fields: Object.fromEntries(fields), parts };
}

/** Some broken forms keep the parser waiting forever, so it times out after the body has ended. */
async function withTimeout<T>({ raw }: FastifyRequest, reading: Promise<T>): Promise<T> {
  const overdue = new Promise<never>((_, reject) => {
    raw.once('end', () => setTimeout(() => reject(new AppError('malformed')), PARSER_TIMEOUT_MS).unref());
  });
  return Promise.race([reading, overdue]);
}

async function readParts(
  request: FastifyRequest,
): Promise<{ fields: Map<string, string>; file: NamedFile | null | 'too large' }> {
  const fields = new Map<string, string>();
  let file: NamedFile | null | 'too large' = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await keep(part);
    else if (part.valueTruncated) throw new AppError('too_large');
    else fields.set(part.fieldname, String(part.value));
  }
  return { fields, file };
}

/** Up to one part more than there may be, so that one can tell; parts beyond the size are received, but not kept. */
async function readAllParts(
  request: FastifyRequest,
): Promise<{ fields: Map<string, string>; parts: UploadedPart[]; bytes: number }> {
  const fields = new Map<string, string>();
  const parts: UploadedPart[] = [];
  let bytes = 0;
  const most = limits.uploadParts + 1;
  const severalLimits = { files: most, fields: most + FIELDS, fieldSize: limits.uploadTextBytes };
  for await (const part of request.parts({ limits: { ...formLimits, ...severalLimits } })) {
    if (part.type === 'file') {
      const file = await keep(part, limits.uploadBytes - bytes);
      bytes += file === 'too large' ? limits.uploadBytes + 1 : file.bytes.length;
      if (file !== 'too large') parts.push({ kind: 'file', ...file });
    } else if (part.valueTruncated) throw new AppError('too_large');
    else if (part.fieldname === 'text' || part.fieldname === 'address') {
      const text = String(part.value);
      bytes += Buffer.byteLength(text);
      parts.push({ kind: part.fieldname, text });
    } else fields.set(part.fieldname, String(part.value));
  }
  return { fields, parts, bytes };
}

const tooManyParts = (): AppError => new AppError('invalid_input', { message: messages.tooManyParts });

function refuseSeveral(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT') throw tooManyParts();
  return refuse(error);
}

/** Errors without a code come from the form parser, and are the client's fault. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error;
  throw new AppError('malformed', { cause: error });
}

async function keep(part: MultipartFile, room = Infinity): Promise<NamedFile | 'too large'> {
  const chunks: Buffer[] = [];
  let left = room;
  for await (const chunk of part.file) {
    left -= (chunk as Buffer).length;
    if (left >= 0) chunks.push(chunk as Buffer);
  }
  if (part.file.truncated || left < 0) return 'too large';
  // Undefined for a file without a name, although its type does not say so.
  const name = (part.filename as string | undefined) ?? '';
  return { name, type: part.mimetype, bytes: Buffer.concat(chunks) };
}
