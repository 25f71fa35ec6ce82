import type { FieldIssue } from '@bridge-review/api/error';
import type { z } from 'zod';
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
  return result.data;
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
