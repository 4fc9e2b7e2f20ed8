import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { localPath } from '~/modules/cart/local-path.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { openDomains } from '~/modules/organizations/membership.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { alternatesOf, href, type PageName } from '~/site-map.ts';

/** Title, description and addresses of the pages of signing in; they are not for search engines. */
export async function signInPage(name: Extract<PageName, 'signIn' | 'signInLink' | 'signedIn'>, locale: Locale) {
  const t = i18nFor(locale, 'sign-in');
  return {
    locale,
    title: `${t('page.title')} · Velory`,
    description: t('page.description'),
    alternates: alternatesOf(name, {}),
    noindex: true,
  };
}

/** Whose private shop this is; null if everyone may look. */
export async function findPrivateOrganization(locale: Locale): Promise<{ name: string; domains: string[] } | null> {
  const organization = (await findInstance(currentInstanceId()))?.organization?.[locale];
  return organization?.private ? { name: organization.name, domains: openDomains(organization) } : null;
}

/**
 * Where signing in leads: what the address names (`zurueck`), else the page of the shop that a person comes from, else
 * their account. Other sites and the pages of signing in are none of these.
 */
export function returnPath(request: Request, locale: Locale): string {
  const account = href('account', {}, locale);
  const path = localPath(new URL(request.url).searchParams.get('zurueck') ?? cameFrom(request), account);
  return path.startsWith(href('signIn', {}, locale)) ? account : path;
}

/** The page of the shop that a request comes from; undefined from elsewhere. */
function cameFrom(request: Request): string | undefined {
  const referrer = request.headers.get('Referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(request.url).host ? pathname + search : undefined;
}
