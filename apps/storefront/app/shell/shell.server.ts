import { redirect } from '@remix-run/node';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { leaveCheckout } from '~/modules/cart/cart.server.ts';
import { isLeavingCheckout } from '~/modules/cart/leaving-checkout.server.ts';
import { categoryPage } from '~/modules/catalog/categories.ts';
import { servicesOf } from '~/modules/consent/services.server.ts';
import type { TrackingServices } from '~/modules/consent/services.ts';
import { defaultShopSettings, getNotifications, getShopSettings } from '~/modules/content/content.server.ts';
import type { ContentPicture, LiveNotification, Organization, ShopSettings } from '~/modules/content/content.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { hasSessionCookie } from '~/modules/identity/session-cookie.server.ts';
import { frameOf } from '~/modules/instances/frame.server.ts';
import type { InstanceFrame } from '~/modules/instances/frame.ts';
import { currentAddress, currentOrganization, findInstance } from '~/modules/instances/instances.server.ts';
import { offeredMeansNames } from '~/modules/payments/payments.server.ts';
import { findVisit } from '~/modules/visit/visit.server.ts';
import { anonymousVisit, type Visit } from '~/modules/visit/visit.ts';
import { env } from '~/platform/env.server.ts';
import { navigationOf } from '~/platform/http.server.ts';
import { currentInstanceId, isRetiredInstance } from '~/platform/instance-scope.server.ts';
import { log } from '~/platform/log.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { type PreviewWords, previewWords } from './preview-words.server.ts';

/** Categories of the new navigation, by their path slugs. */
const navigationCategories = [
  'e-trekking', 'e-urban', 'e-mountain', 'e_cargo', '45-km-e-bikes', 'gravel', 'kids', 'occasion', 'helmet', 'lock', 'child_seat',
] as const; // prettier-ignore

/** The bar of categories under the header: what the new navigation has beyond the old one (spec §3). */
function categoryNavigation(locale: Locale): { label: string; href: string }[] {
  return navigationCategories.flatMap((slug) => {
    const page = categoryPage(slug);
    return page ? [{ label: page.names[locale], href: href('category', { category: page.slug }, locale) }] : [];
  });
}

/** What the shop says of itself on every page, as its editors set it. */
export interface ShopWords {
  name: string;
  /** "Velory AG, Zürich". */
  owner: string;
  /** Absent: the drawn logo. */
  logo?: ContentPicture;
  promises: string[];
  socialLinks: { label: string; url: string }[];
  announcement?: { text: string; link?: string };
}

export interface ShellData {
  publicUrl: string;
  year: number;
  shop: ShopWords;
  /** The partner whose instance this is. */
  instance?: InstanceFrame;
  /** The visitor's own parts, where the page is made for a session; null if it is the same for everyone. */
  visit: Visit | null;
  /** Notifications of all pages, which show up on theirs (spec §4). */
  notices: LiveNotification[];
  /** Names of the means of payment on offer. */
  payments: string[];
  /** What is above a page that an editor previews. */
  preview?: PreviewWords;
  /** Services of third parties that consent may let in, where any is set. */
  services?: TrackingServices;
  /** The bar of categories, for those who see the new navigation. */
  categories?: { label: string; href: string }[];
}

/** Data of the root layout. A failing database costs the badge and the editors' words, never the page. */
export async function loadShell(request: Request): Promise<ShellData> {
  const locale = localeOfRequest(request);
  const isNew = navigationOf(request.headers.get('Cookie')) === 'new';
  const [visit, notices, settings] = await Promise.all([
    hasSessionCookie(request.headers.get('Cookie')) ? visitOf(request) : null,
    orElse(getNotifications(locale), []),
    orElse(getShopSettings(locale), defaultShopSettings[locale]),
  ]);
  const preview = previewWords(request, locale);
  const shop = {
    ...shopWords(settings),
    ...(isRetiredInstance() ? { announcement: await retiredInstanceNotice(locale) } : {}),
  };
  const organization = currentOrganization(locale);
  if (organization) redirectToItsLanguage(request, organization, locale);
  const services = servicesOf(env());
  return {
    publicUrl: currentAddress(),
    year: new Date().getFullYear(),
    shop,
    payments: offeredMeansNames(locale),
    ...(organization
      ? { instance: { ...frameOf(organization, locale, shop), isBare: isBeforeTheDoor(request, locale) } }
      : {}),
    visit,
    notices,
    ...(services ? { services } : {}),
    ...(preview ? { preview } : {}),
    ...(isNew ? { categories: categoryNavigation(locale) } : {}),
  };
}

/**
 * Said above an order of an organization's shop that is published no more, or of which its buyer is no member any
 * more.
 */
async function retiredInstanceNotice(locale: Locale): Promise<{ text: string }> {
  const t = i18nFor(locale, 'instance');
  const name = (await findInstance(currentInstanceId()))?.organization?.[locale].name;
  return { text: name === undefined ? t('gone') : t('left', { name }) };
}

/**
 * Whether a page is before the door of a private shop: these stand alone, and nothing leads on from them without a
 * load.
 */
function isBeforeTheDoor({ url }: Request, locale: Locale): boolean {
  const { pathname } = new URL(url);
  return (['gate', 'invitation'] as const).some((page) => pathname === href(page, {}, locale));
}

/** Leads from a language that an organization's instance does not speak to the home page of one that it does. */
function redirectToItsLanguage({ method }: Request, { languages }: Organization, locale: Locale): void {
  const [spoken] = languages;
  if (method === 'GET' && spoken && !languages.includes(locale)) throw redirect(href('home', {}, spoken), 302);
}

/** What editors have written; what replaces it where it can't be read. */
async function orElse<Content>(reading: Promise<Content>, instead: Content): Promise<Content> {
  try {
    return await reading;
  } catch (error) {
    log.warn({ err: error }, 'page content could not be read');
    return instead;
  }
}

function shopWords({ shopName, address, logo, promises, socialLinks, announcement }: ShopSettings): ShopWords {
  return { name: shopName, owner: `${address.company}, ${address.town}`, logo, promises, socialLinks, announcement };
}

async function visitOf(request: Request): Promise<Visit | null> {
  try {
    const visit = (await findVisit(request.headers.get('Cookie'))) ?? anonymousVisit;
    if (!visit.cart?.isSponsored || !isLeavingCheckout(request)) return visit;
    const visitor = await visitorOf(request);
    const isEnded = visitor && (await leaveCheckout(visitor));
    return (isEnded && (await findVisit(request.headers.get('Cookie')))) || visit;
  } catch (error) {
    log.warn({ err: error }, 'visit data of a page could not be read');
    return null;
  }
}
