import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '../platform/locales';
import { hasText } from '../validation/problem';

/** An address of a content type, and the field that it is made from. */
interface SlugField {
  field: string;
  targetField: string;
}

/** The address of a type's entries; undefined for types without one that is made from a title. */
function slugFieldOf(strapi: Core.Strapi, uid: string): SlugField | undefined {
  const attributes = Object.entries(strapi.contentTypes[uid as UID.ContentType]?.attributes ?? {});
  for (const [field, attribute] of attributes) {
    if (attribute.type === 'uid' && attribute.targetField) return { field, targetField: attribute.targetField };
  }
  return undefined;
}

/** An address that no other entry of the language has, made from a title. */
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

/** The values of a form, with the address that saving them would make where there is none. */
export async function withSlug(
  strapi: Core.Strapi,
  { uid, locale, values }: { uid: UID.ContentType; locale: string; values: Record<string, unknown> },
): Promise<Record<string, unknown>> {
  const slug = slugFieldOf(strapi, uid);
  if (!slug || hasText(values[slug.field]) || !hasText(values[slug.targetField])) return values;
  return { ...values, [slug.field]: await freeSlug(strapi, uid, values, locale) };
}

/** Whether a language of an entry has been stored before. */
async function isStored(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
  locale: string,
): Promise<boolean> {
  if (!documentId) return false;
  return (await strapi.db.query(uid).count({ where: { documentId, locale } })) > 0;
}

/** @throws ValidationError where another entry of the language has the address */
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
 * A new entry, or a new language of one, gets its address from its title where nobody gave one, and so does one whose address
 * is emptied; none takes another's. The panel doesn't require addresses: what it requires it fills in as soon as a new
 * entry opens, from a title that isn't there yet.
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
