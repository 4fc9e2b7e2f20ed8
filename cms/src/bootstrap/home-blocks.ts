import type { Core } from '@strapi/strapi';
import { type Locale, LOCALE_CODES } from '../platform/locales';
import { seedJson } from '../platform/seed-files';

const PAGE = 'api::page.page';

/** The blocks of the home page as the shop shows it by itself, so that editing begins with the real thing. */
export function homeBlocks(strapi: Core.Strapi): Promise<Record<Locale, object[]>> {
  return seedJson(strapi, 'home.json');
}

/**
 * Gives the home page its blocks where it has none: the shop shows the same without them, so nothing that an editor made is lost.
 * Running it again changes nothing.
 */
export async function fillHomePage(strapi: Core.Strapi): Promise<void> {
  const blocks = await homeBlocks(strapi);
  for (const locale of LOCALE_CODES) {
    const [home] = await strapi
      .documents(PAGE)
      .findMany({ locale, status: 'draft', filters: { key: 'home' }, populate: ['blocks'] });
    if (!home || (home.blocks as unknown[] | undefined)?.length) continue;
    const published = await strapi
      .documents(PAGE)
      .findOne({ documentId: home.documentId, locale, status: 'published' });
    await strapi.documents(PAGE).update({
      documentId: home.documentId,
      locale,
      data: { blocks: blocks[locale] } as object,
      ...(published ? { status: 'published' as const } : {}),
    });
  }
}
