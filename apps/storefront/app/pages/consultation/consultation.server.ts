import { i18nFor } from '~/i18n/texts.server.ts';
import { loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { phonePrefixes } from '~/modules/checkout/checkout.server.ts';
import { openHours } from '~/modules/consultation/consultation.ts';
import { callTime, consultationConstraints } from '~/modules/consultation/consultation.schema.server.ts';
import { isRideBookedOnline } from '~/modules/consultation/test-rides.ts';
import { callWeek } from '~/modules/consultation/consultation.server.ts';
import { chatLink } from '~/modules/content/chat-link.ts';
import { getEntries, getPage, getShopSettings } from '~/modules/content/content.server.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';

/** Videos that the page shows; the rest is with the questions. */
const VIDEOS = 3;

/** All that the page of consultation shows: `?zeit=` chooses a time, `?bike=` brings a bike along. */
export async function loadConsultation(request: Request) {
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const t = i18nFor(locale, 'consultation');
  const chosen = callTime.safeParse(searchParams.get('zeit')).data;
  const slug = searchParams.get('bike');
  const [settings, cmsPage, videos, worlds, week, found] = await Promise.all([
    getShopSettings(locale),
    getPage({ key: 'consultation', locale }),
    getEntries('faq-video', locale),
    getEntries('brand-world', locale),
    callWeek(chosen?.slice(0, 10)),
    slug ? findProduct({ slug, locale }) : undefined,
  ]);
  const { sections } = await loadBlocks(cmsPage?.blocks, { locale, now: new Date() });
  const { phone, chatNumber, bookingLink, address } = settings;
  const product = found?.kind === 'found' ? found.product : undefined;
  const page: PageInfo = {
    locale,
    title: `${cmsPage?.title ?? t('seo.title')} · Velory`,
    description: cmsPage?.description ?? t('seo.description'),
    alternates: alternatesOf('consultation', {}),
    noindex: searchParams.size > 0,
  };
  return {
    page,
    sections,
    week,
    chosen: chosen ?? null,
    isAsked: searchParams.has('gefragt'),
    phonePrefixes,
    constraint: consultationConstraints,
    // The same in each language; they are with the German settings.
    hours: openHours((await getShopSettings('de')).callHours ?? []),
    phone,
    chat: chatNumber ? chatLink(chatNumber, t('video.chatText')) : null,
    videos: videos.slice(0, VIDEOS),
    testRide: {
      booking: isRideBookedOnline[locale] ? (bookingLink ?? null) : null,
      advice: isRideBookedOnline[locale] ? null : (bookingLink ?? null),
      address,
      worlds: worlds.map(({ title, slug: world }) => ({
        title,
        path: href('brandWorld', { slug: world }, locale, { categories: 'test_drive' }),
      })),
    },
    bike: product
      ? {
          name: product.name,
          picture: { src: product.picture.src, width: product.picture.width, height: product.picture.height, alt: '' },
        }
      : null,
  };
}

export type ConsultationView = Awaited<ReturnType<typeof loadConsultation>>;
