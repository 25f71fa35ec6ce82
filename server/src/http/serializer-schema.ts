import type { Answer } from '@bridge-review/api/route';
import { z } from 'zod';

/** The response schema for Fastify's fast serializer. */
export function answerSchema(answer: Answer): { schema?: { response: { 200: unknown } } } {
  if (answer.kind === 'json') return { schema: { response: { 200: serializerSchema(answer.schema) } } };
  if (answer.kind === 'page') return { schema: { response: { 200: serializerSchema(z.array(answer.row)) } } };
  return {};
}

/**
 * The JSON schema by which an answer is written. Only what the schema names is sent, so a column added
 * to a table never reaches a browser by accident. `T | null` becomes `nullable`, which the serialiser
 * writes without trying alternatives.
 */
function serializerSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema }) => {
      const alternatives = jsonSchema.anyOf;
      if (alternatives?.length !== 2) return;
      const value = alternatives.find((alternative) => !isNull(alternative));
      if (value === undefined || !alternatives.some(isNull)) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, value, { nullable: true });
    },
  });
}

const isNull = (schema: z.core.JSONSchema._JSONSchema): boolean =>
  typeof schema === 'object' && schema.type === 'null';
