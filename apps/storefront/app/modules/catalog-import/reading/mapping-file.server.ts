import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { categorySlugs } from '~/modules/catalog/categories.ts';
import { ReportedError, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { attributeSlug } from './attribute-roles.ts';
import { complaint } from './fields.server.ts';
import { type Mapping, mappingOf } from './mapping.ts';
import { slugify } from './slug.ts';
import { plainName } from './text.server.ts';

/** Thrown where a mapping file cannot be read. */
class MappingError extends ReportedError {
  override name = 'MappingError';
}

const name = z.string().max(200).transform(plainName).nullable();
const fileSchema = z.strictObject({
  categories: z.record(z.string(), z.enum([...categorySlugs, '']).nullable()).default({}),
  attributes: z
    .record(
      z.string(),
      name.transform((value) => value && (attributeSlug(value, slugify(value)) ?? '')),
    )
    .default({}),
  brands: z.record(z.string(), name).default({}),
});

/**
 * Reads a mapping file: JSON with `categories`, `attributes` and `brands`, each from a feed's name to what it means. A
 * category means one of §3, an attribute one that the shop knows (`pa_motor`, or any name of it) or a name of its own,
 * a brand a brand's name.
 * @throws MappingError
 */
export async function readMapping(path: string): Promise<Mapping> {
  const fail = (detail: string) => new MappingError(createMessage('map-unreadable', { path, detail }));
  let content: unknown;
  try {
    content = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
  const file = fileSchema.safeParse(content);
  if (!file.success) throw fail(complaint(file.error));
  const { categories, attributes, brands } = file.data;
  return { categories: mappingOf(categories), attributes: mappingOf(attributes), brands: mappingOf(brands) };
}
