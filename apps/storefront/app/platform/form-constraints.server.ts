import { getZodConstraint } from '@conform-to/zod/v4';
import { z } from 'zod';

export type FormConstraint = Record<string, Constraint>;

type Constraint = ReturnType<typeof getZodConstraint>[string];

/** Limits of texts and numbers; a text that is read as something else (`pipe`) has those of the text. */
function limitsOf(schema: unknown): Constraint {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return limitsOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) {
    return { ...limitsOf(schema.in), ...(schema.out instanceof z.ZodString ? limitsOf(schema.out) : {}) };
  }
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
