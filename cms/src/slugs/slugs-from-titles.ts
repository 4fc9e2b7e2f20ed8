import type { Core, Modules, UID } from '@strapi/strapi';
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

/** A new entry, or a new language of one, gets its address from its title where nobody gave one. */
export function registerSlugs(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();
    const slug = slugFieldOf(strapi, context.uid);
    const { data, documentId, ...params } = context.params as {
      data?: Record<string, unknown>;
      documentId?: string;
      locale?: string;
    };
    if (!slug || !data || hasText(data[slug.field]) || !hasText(data[slug.targetField])) return next();
    const locale = params.locale ?? DEFAULT_LOCALE;
    if (!(await isStored(strapi, context.uid, documentId, locale))) {
      data[slug.field] = await freeSlug(strapi, context.uid, data, locale);
    }
    return next();
  };
  strapi.documents.use(middleware);
}
