import type { Core } from '@strapi/strapi';
import { type Locale, LOCALE_CODES } from '../platform/locales';
import { seedJson } from '../platform/seed-files';

const PAGE = 'api::page.page';

/** The blocks that the shop shows by default, as a starting point for editors. */
export function homeBlocks(strapi: Core.Strapi): Promise<Record<Locale, object[]>> {
  return seedJson(strapi, 'home.json');
}

/** Fills an empty home page with the default blocks, which the shop shows anyway. Idempotent. */
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
