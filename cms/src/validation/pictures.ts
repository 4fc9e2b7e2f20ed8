import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasText, isRecord } from './problem';

/** Names of pictures without alternative text, each once. */
export function undescribedPictures(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(undescribedPictures))];
  if (!isRecord(value)) return [];
  if (typeof value.mime === 'string' && typeof value.url === 'string') {
    const isPicture = value.mime.startsWith('image/');
    return isPicture && !hasText(value.alternativeText) ? [String(value.name)] : [];
  }
  return [...new Set(Object.values(value).flatMap(undescribedPictures))];
}

/** Strapi's populate parameters for all parts of an entry. */
type PopulateBuilder = (uid: string) => { populateDeep(level: number): { build(): Promise<object> } };

/** The draft with all its pictures. */
async function draftOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: string | undefined) {
  const builder = strapi.plugin('content-manager').service('populate-builder') as unknown as PopulateBuilder;
  const populate = await builder(uid).populateDeep(Infinity).build();
  return strapi
    .documents(uid)
    .findOne({ documentId, status: 'draft', populate: populate as unknown as '*', ...(locale ? { locale } : {}) });
}

/** @throws ValidationError if a picture has no alternative text */
export async function assertPictures(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale }: { documentId: string; locale?: string },
): Promise<void> {
  const names = undescribedPictures(await draftOf(strapi, uid, documentId, locale));
  if (names.length === 0) return;
  const message = `Bitte zuerst beschreiben, was zu sehen ist (Mediathek, «Alternativtext»): ${names.join(', ')}.`;
  throw new errors.ValidationError(message);
}

/** Pictures need an alternative text to be published. */
export function registerPictureRules(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.action !== 'publish' || !context.uid.startsWith('api::')) return next();
    const { documentId, locale } = context.params as { documentId: string; locale?: string | string[] };
    for (const each of locale === undefined || locale === '*' ? [undefined] : [locale].flat())
      await assertPictures(strapi, context.uid as UID.ContentType, { documentId, locale: each });
    return next();
  };
  strapi.documents.use(middleware);
}
