import type { Core, Struct, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelText } from '../platform/panel-text';
import { assertRules } from '../validation';
import { assertPictures } from '../validation/pictures';
import { readDraft } from './entry-data';

interface Planned {
  uid: string;
  documentId: string;
  locale: string;
}

interface SchemaProblems {
  details?: { errors?: { path: string[] }[] };
}

/**
 * Validates a draft against the schema's rules for published entries.
 * @throws ValidationError with the panel's field names
 */
async function assertComplete(strapi: Core.Strapi, uid: UID.ContentType, entry: Planned): Promise<void> {
  const { documentId, locale } = entry;
  const draft = await readDraft(strapi, uid, documentId, locale);
  if (!draft) return;
  // The entry's own published version is not a duplicate.
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const published = await strapi.db.query(uid).findOne({ where });
  const type = strapi.contentTypes[uid];
  const validate = strapi.entityValidator.validateEntityCreation as (...values: unknown[]) => Promise<unknown>;
  try {
    await validate(type, draft, { isDraft: false, locale }, published ?? undefined);
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const { details } = error as SchemaProblems;
    const fields = new Set((details?.errors ?? []).map(({ path: [field = ''] }) => labelOf(type, field)));
    const names = [...fields].join(', ');
    throw new errors.ValidationError(
      panelText(strapi, {
        de: `Fehlt oder passt noch nicht: ${names}.`,
        fr: `Manque ou ne convient pas encore : ${names}.`,
      }),
    );
  }
}

function labelOf(type: Struct.ContentTypeSchema | undefined, field: string): string {
  const options = type?.attributes[field]?.pluginOptions as { panel?: { label?: string } } | undefined;
  return options?.panel?.label ?? field;
}

/**
 * Why the stored draft cannot be published: our rules, its pictures, or the schema's rules for published entries.
 * Writes nothing.
 * @returns undefined if it can be published
 */
export async function publishProblem(
  strapi: Core.Strapi,
  { uid: name, ...entry }: Planned,
): Promise<string | undefined> {
  const uid = name as UID.ContentType;
  try {
    await assertRules(strapi, uid, entry);
    await assertPictures(strapi, uid, entry);
    await assertComplete(strapi, uid, { uid, ...entry });
    return undefined;
  } catch (error) {
    if (error instanceof errors.ValidationError) return error.message;
    throw error;
  }
}
