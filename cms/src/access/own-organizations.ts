import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../platform/locales';

/** Code of the role whose members see and edit their own organization only. */
export const ORGANIZATION_ADMIN_ROLE = 'organization-admin';

/** Content type of the partners' shops. */
export const ORGANIZATION = 'api::organization.organization';

/** A user of the panel. */
export interface AdminUser {
  id: number;
  roles?: { code: string }[];
}

/**
 * Ids of the organizations that list the user among their admins. The German draft of an organization decides, so that
 * taking somebody off the list works at once for both languages.
 */
export async function ownOrganizationIds(strapi: Core.Strapi, userId: number): Promise<string[]> {
  const organizations = await strapi.db.query(ORGANIZATION).findMany({
    select: ['documentId'],
    where: { locale: DEFAULT_LOCALE, publishedAt: null, admins: { id: userId } },
  });
  return organizations.map(({ documentId }) => String(documentId));
}

/** The signed-in admin user of the running request, where that user is an organization admin and nothing more. */
export function limitedUser(strapi: Core.Strapi): AdminUser | undefined {
  const user: AdminUser | undefined = strapi.requestContext.get()?.state.user;
  const roles = user?.roles ?? [];
  return roles.length > 0 && roles.every(({ code }) => code === ORGANIZATION_ADMIN_ROLE) ? user : undefined;
}
