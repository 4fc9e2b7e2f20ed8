import type { Locale } from '~/i18n/locales.ts';
import type { ContentPicture } from '~/modules/content/content.ts';
import { type Administrator, requireAdministrator } from '~/modules/organizations/administrator.server.ts';
import { listMembers, sharedOrders } from '~/modules/organizations/admin.server.ts';
import { listInvitations } from '~/modules/organizations/invitations.server.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { alternatesOf, type PageName } from '~/site-map.ts';

/** Nothing of these pages stays anywhere. */
export const adminHeaders = { 'Cache-Control': 'private, no-store' };

export type AdminPage = Extract<PageName, 'organizationAdmin' | 'organizationMembers' | 'organizationOrders'>;

/** What every page of the administrator shows, and what they are made from. */
export interface AdminFrameData {
  name: string;
  logo?: ContentPicture;
  email: string;
  counts: { members: number; invitations: number; orders: number };
}

/** @throws Response 404 where it is no administrator of this shop's organization */
export async function loadOrganizationAdmin(request: Request, page: AdminPage, locale: Locale) {
  const administrator: Administrator = await requireAdministrator(request);
  const { organization, email } = administrator;
  const orders = await sharedOrders(organization);
  const [members, invitations] = await Promise.all([
    listMembers(organization, orders, { perPage: 6 }),
    listInvitations(organization),
  ]);
  const t = i18nFor(locale, 'organization-admin');
  const { name, logo } = (await findInstance(currentInstanceId()))?.organization?.[locale] ?? organization;
  const frame: AdminFrameData = {
    name,
    ...(logo && { logo }),
    email,
    counts: {
      members: members.counts.all,
      invitations: invitations.filter(({ state }) => state === 'open').length,
      orders: orders.length,
    },
  };
  const info = {
    locale,
    title: `${t('title')} · ${name}`,
    description: t('title'),
    alternates: alternatesOf(page, {}),
    noindex: true,
  };
  return { administrator, orders, members, invitations, frame, info, t };
}
