import type { FieldIssue } from '@bridge-review/api/error';
import { messages } from '@bridge-review/api/messages';
import { z } from 'zod';
import { AppError } from './app-error.ts';

/** An address whose ids cannot exist names nothing: 404. */
export const validAddress = (schema: z.ZodType | undefined, value: unknown): unknown =>
  parse(schema, value, () => new AppError('not_found'));

/** A query, a body or the fields beside a file, by the schema of the route. */
export const validInput = (schema: z.ZodType | undefined, value: unknown): unknown =>
  parse(schema, value, invalidInput);

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  refuse: (error: z.ZodError) => AppError,
): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw refuse(result.error);
  const nul = findNul(result.data);
  if (nul !== null) {
    throw refuse(
      new z.ZodError([{ code: 'custom', path: nul, message: messages.unprintable, input: undefined }]),
    );
  }
  return result.data;
}

/** Where a text holds a NUL, which PostgreSQL takes in no text; null if none does. */
function findNul(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const path = findNul(part);
    if (path !== null) return [key, ...path];
  }
  return null;
}

function invalidInput(error: z.ZodError): AppError {
  const issues: FieldIssue[] = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  // A body that is not even an object has no field to blame.
  const named = issues.filter(({ path }) => path !== '');
  const first = named[0];
  return first === undefined
    ? new AppError('invalid_input')
    : new AppError('invalid_input', { message: first.message, issues: named });
}
