import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '../platform/locales';
import { hasText } from '../validation/problem';

/** A slug attribute and its source field. */
interface SlugField {
  field: string;
  targetField: string;
}

/** The slug attribute of a type; undefined if it has none with a source. */
function slugFieldOf(strapi: Core.Strapi, uid: string): SlugField | undefined {
  const attributes = Object.entries(strapi.contentTypes[uid as UID.ContentType]?.attributes ?? {});
  for (const [field, attribute] of attributes) {
    if (attribute.type === 'uid' && attribute.targetField) return { field, targetField: attribute.targetField };
  }
  return undefined;
}

/** A unique slug within the language, from a title. */
export function freeSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  values: Record<string, unknown>,
  locale: string,
): Promise<string> {
  const uids = strapi.plugin('content-manager').service('uid');
  return uids.generateUIDField({
    contentTypeUID: uid,
    field: slugFieldOf(strapi, uid)?.field ?? 'slug',
    data: values,
    locale,
  });
}

/** The form's values, with the slug that saving would create. */
export async function withSlug(
  strapi: Core.Strapi,
  { uid, locale, values }: { uid: UID.ContentType; locale: string; values: Record<string, unknown> },
): Promise<Record<string, unknown>> {
  const slug = slugFieldOf(strapi, uid);
  if (!slug || hasText(values[slug.field]) || !hasText(values[slug.targetField])) return values;
  return { ...values, [slug.field]: await freeSlug(strapi, uid, values, locale) };
}

async function isStored(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
  locale: string,
): Promise<boolean> {
  if (!documentId) return false;
  return (await strapi.db.query(uid).count({ where: { documentId, locale } })) > 0;
}

/** @throws ValidationError if another entry of the language has the slug */
async function refuseTaken(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  {
    field,
    value,
    documentId,
    locale,
  }: { field: string; value: string; documentId: string | undefined; locale: string },
): Promise<void> {
  const other = { locale, [field]: value, ...(documentId ? { documentId: { $ne: documentId } } : {}) };
  if ((await strapi.db.query(uid).count({ where: other })) === 0) return;
  const message = `Die Adresse «${value}» hat schon ein anderer Eintrag. Bitte eine andere wählen.`;
  throw new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
}

/**
 * Creates missing slugs of new entries and languages from their titles, also if the slug is emptied, and rejects
 * duplicates. Slugs are not required in the schema: the panel fills in required ones as soon as a new entry opens, when
 * there is no title yet.
 */
export function registerSlugs(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();
    const slug = slugFieldOf(strapi, context.uid);
    const { data, documentId, ...params } = context.params as {
      data?: Record<string, unknown>;
      documentId?: string;
      locale?: string;
    };
    if (!slug || !data) return next();
    const locale = params.locale ?? DEFAULT_LOCALE;
    const given = data[slug.field];
    if (hasText(given)) {
      await refuseTaken(strapi, context.uid as UID.ContentType, {
        field: slug.field,
        value: given,
        documentId,
        locale,
      });
      return next();
    }
    if (!hasText(data[slug.targetField])) return next();
    const isEmptied = given !== undefined;
    if (isEmptied || !(await isStored(strapi, context.uid, documentId, locale))) {
      data[slug.field] = await freeSlug(strapi, context.uid, data, locale);
    }
    return next();
  };
  strapi.documents.use(middleware);
}
