import type { Core, Modules } from '@strapi/strapi';
import { slugOf } from '../organizations/create';
import { hasText, isRecord } from '../validation/problem';

const ORGANIZATION = 'api::organization.organization';

/** A unique slug: the wanted one, or the first free one with a number. */
function freeAmong(taken: ReadonlySet<unknown>, wanted: string): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Adds missing slugs to pages, from their titles. */
export function withAddresses(pages: readonly unknown[]): unknown[] {
  const taken = new Set(pages.map((page) => (isRecord(page) ? page.slug : undefined)));
  return pages.map((page) => {
    if (!isRecord(page) || hasText(page.slug) || !hasText(page.title)) return page;
    const slug = freeAmong(taken, slugOf(page.title));
    taken.add(slug);
    return { ...page, slug };
  });
}

/** Adds missing slugs: of organizations from their names, of their pages from titles. */
export function registerOrganizationSlugs(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.uid !== ORGANIZATION || (context.action !== 'create' && context.action !== 'update')) return next();
    const { data } = context.params as { data?: Record<string, unknown> };
    if (Array.isArray(data?.pages)) data.pages = withAddresses(data.pages);
    if (data && 'slug' in data && !hasText(data.slug) && hasText(data.name)) data.slug = slugOf(data.name);
    return next();
  };
  strapi.documents.use(middleware);
}
