import { z } from 'zod';

/**
 * The JSON schema by which an answer is written. Only what the schema names is sent, so a column added
 * to a table never reaches a browser by accident. `T | null` becomes `nullable`, which the serialiser
 * writes without trying alternatives.
 */
export function serializerSchema(schema: z.ZodType): unknown {
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
