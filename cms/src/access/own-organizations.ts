import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../platform/locales';

/** Code of the role that sees and edits only its own organization. */
export const ORGANIZATION_ADMIN_ROLE = 'organization-admin';

export const ORGANIZATION = 'api::organization.organization';

export interface AdminUser {
  id: number;
  roles?: { code: string }[];
}

/**
 * Ids of the organizations that list the user as admin. The German draft decides, so that removing a user takes effect
 * immediately in both languages.
 */
export async function ownOrganizationIds(strapi: Core.Strapi, userId: number): Promise<string[]> {
  const organizations = await strapi.db.query(ORGANIZATION).findMany({
    select: ['documentId'],
    where: { locale: DEFAULT_LOCALE, publishedAt: null, admins: { id: userId } },
  });
  return organizations.map(({ documentId }) => String(documentId));
}

/** The signed-in user of the current request, if they are only an organization admin. */
export function limitedUser(strapi: Core.Strapi): AdminUser | undefined {
  const user: AdminUser | undefined = strapi.requestContext.get()?.state.user;
  const roles = user?.roles ?? [];
  return roles.length > 0 && roles.every(({ code }) => code === ORGANIZATION_ADMIN_ROLE) ? user : undefined;
}
