import type { Core } from '@strapi/strapi';
import { homeBlocks } from '../bootstrap/home-blocks';
import { foldersOf } from '../media/own-folders';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../platform/locales';
import { type NewOrganization, organizationValues } from './template';

const ORGANIZATION = 'api::organization.organization';

/** The host label from the name: "Spital Thun AG" becomes `spital-thun-ag`. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
}

/**
 * Creates an organization in all languages, with generic texts.
 * @param publish whether its shop is online immediately; otherwise a draft
 * @throws ValidationError
 */
export async function createOrganization(
  strapi: Core.Strapi,
  organization: NewOrganization,
  { publish }: { publish: boolean },
): Promise<string> {
  const home = (await homeBlocks(strapi)) as unknown as Record<string, Record<string, unknown>[]>;
  const valuesIn = (locale: (typeof LOCALE_CODES)[number]) =>
    organizationValues(organization, locale, home[locale] ?? []);
  const documents = strapi.documents(ORGANIZATION);
  const { documentId } = await documents.create({ locale: DEFAULT_LOCALE, data: valuesIn(DEFAULT_LOCALE) as object });
  try {
    for (const locale of LOCALE_CODES.filter((each) => each !== DEFAULT_LOCALE))
      await documents.update({ documentId, locale, data: valuesIn(locale) as object });
    if (publish) for (const locale of LOCALE_CODES) await documents.publish({ documentId, locale });
  } catch (error) {
    // Remove a partly created organization: a retry would find its slug taken.
    await documents.delete({ documentId, locale: '*' });
    throw error;
  }
  await foldersOf(strapi, [documentId]);
  return documentId;
}
