import { getZodConstraint } from '@conform-to/zod/v4';
import { z } from 'zod';

export type FormConstraint = Record<string, Constraint>;

type Constraint = ReturnType<typeof getZodConstraint>[string];

/** The schema that a value is first checked by: inside of `optional` and `default`, and at the beginning of a pipe. */
function innermost(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return innermost(schema.unwrap());
  return schema instanceof z.ZodPipe ? innermost(schema.in) : schema;
}

function limitsOf(field: unknown): Constraint {
  const schema = innermost(field);
  if (schema instanceof z.ZodString) return schema.maxLength === null ? {} : { maxLength: schema.maxLength };
  if (!(schema instanceof z.ZodNumber)) return {};
  return { min: schema.minValue ?? undefined, max: schema.maxValue ?? undefined };
}

/**
 * What a form's markup can say of a schema: which fields are required, how long texts and how large numbers may be.
 * conform reads only the former of this zod.
 */
export function formConstraints(schema: z.ZodObject): FormConstraint {
  const required = getZodConstraint(schema);
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      { required: required[name]?.required, ...limitsOf(field) },
    ]),
  );
}
