import type { FieldIssue } from '@bridge-review/api/error';
import type { RequestOf, Route } from '@bridge-review/api/route';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';

/** Reads a request by the schemas of its route. An address whose ids cannot exist names nothing: 404. */
export function validate(route: Route, request: FastifyRequest): RequestOf<Route> {
  return {
    params: parse(route.params, request.params, () => new AppError('not_found')),
    query: parse(route.query, request.query, invalidInput),
    body: parse(route.body, request.body, invalidInput),
  } as RequestOf<Route>;
}

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
