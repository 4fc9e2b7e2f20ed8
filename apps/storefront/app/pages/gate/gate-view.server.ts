import { i18nFor } from '~/i18n/texts.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { localPath } from '~/modules/cart/local-path.ts';
import type { ContentPicture, Organization } from '~/modules/content/content.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { openDomains } from '~/modules/organizations/membership.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { alternatesOf, href } from '~/site-map.ts';

/** What the gate of a private shop says: of the organization no more than anyone may know. */
export interface GateView {
  name: string;
  title: string;
  subTitle: string | null;
  /** Three at most. */
  bulletPoints: string[];
  /** In the head of the page. */
  logo: ContentPicture | null;
  /** On the brand's colour, on which the other may not be seen. */
  popupLogo: ContentPicture | null;
  /** Address of its sign. */
  motif: string | null;
  /** How a work e-mail ends that opens it: `ksreusstal.ch`; none if an invitation is needed. */
  domains: string[];
}

/** The organization of this shop in one language. @throws Response 404 in the main shop */
export async function organizationOfPage(locale: Locale): Promise<Organization> {
  const organization = (await findInstance(currentInstanceId()))?.organization?.[locale];
  if (!organization) throw new Response('Not found', { status: 404 });
  return organization;
}

export async function gateView(organization: Organization, locale: Locale): Promise<GateView> {
  const { name, loginPopup, logo, motif } = organization;
  const t = i18nFor(locale, 'gate');
  return {
    name,
    title: loginPopup?.title ?? t('welcome', { name }),
    subTitle: loginPopup?.subTitle ?? null,
    bulletPoints: loginPopup?.bulletPoints.slice(0, 3) ?? [],
    logo: logo ?? loginPopup?.logo ?? null,
    popupLogo: loginPopup?.logo ?? null,
    motif: motif?.src ?? null,
    domains: openDomains(organization),
  };
}

/** Title and addresses of the gate and of invitations; they are not for search engines. */
export async function gatePage(name: 'gate' | 'invitation', organization: Organization, locale: Locale) {
  const t = i18nFor(locale, 'gate');
  return {
    locale,
    title: `${organization.name} · Velory`,
    description: t('description', { name: organization.name }),
    alternates: alternatesOf(name, {}),
    noindex: true,
  };
}

/** Where signing in leads from the gate: to the page that was asked for, else home. */
export function wayIn(request: Request, locale: Locale): string {
  const home = href('home', {}, locale);
  const path = localPath(new URL(request.url).searchParams.get('zurueck'), home);
  return path.startsWith(href('gate', {}, locale)) ? home : path;
}
