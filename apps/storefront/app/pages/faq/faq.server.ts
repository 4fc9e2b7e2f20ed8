import type { Locale } from '~/i18n/locales.ts';
import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { chatLink } from '~/modules/content/chat-link.ts';
import {
  faqCategories,
  type FaqCategory,
  type FaqEntry,
  type FaqVideo,
  type ShopSettings,
} from '~/modules/content/content.ts';
import { getEntries, getFaq, getShopSettings } from '~/modules/content/content.server.ts';
import { type FaqHit, searchFaq } from '~/modules/content/faq-search.ts';
import { questionQuery } from '~/modules/quiz/steps.ts';
import { isLine } from '~/platform/typed-text.server.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { href } from '~/site-map.ts';

/** Lower ends of the bands of riders' heights, each ten centimetres wide (spec §9). */
const HEIGHT_BANDS = [140, 150, 160, 170, 180, 190, 200, 210];

/** Letters of a search that count. */
const LONGEST_SEARCH = 80;

interface FaqTheme {
  label: string;
  href: string;
  current: boolean;
  /** Questions in all. */
  count: number;
  /** While a person searches: what was found in it, in its order. */
  hits: FaqHit[];
}

/** Ways to the shop for who finds no answer; what is absent is not offered in this language. */
export interface FaqContact {
  mailbox: string;
  phone: string;
  chat?: string;
  booking?: string;
}

/** A rider's height as an answer to the quiz's first question. */
export interface HeightChoice {
  /** cm */
  from: number;
  to: number;
  href: string;
}

/** What the page shows. */
export interface FaqView {
  /** Title of the open theme. */
  title: string;
  themes: FaqTheme[];
  /** Questions of the open theme. */
  entries: FaqEntry[];
  /** What is searched for; empty if nothing is. */
  query: string;
  videos: FaqVideo[];
  contact: FaqContact;
  /** Ways into the quiz with its first question answered. */
  heights: HeightChoice[];
  /** A chat about which bike fits. */
  suggest?: string;
}

/** What a person searches for in the FAQ (`?q=`); empty for what is no line of text. */
export function queryOf(request: Request): string {
  const typed = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH).trim();
  return isLine(typed) ? typed : '';
}

/** The FAQ with one theme open, or with what a search has found in all of them. */
export async function loadFaq({
  locale,
  category,
  query,
}: {
  locale: Locale;
  category: FaqCategory;
  query: string;
}): Promise<{ page: PageInfo; view: FaqView }> {
  const [all, videos, settings] = await Promise.all([
    getFaq({ locale }),
    getEntries('faq-video', locale),
    getShopSettings(locale),
  ]);
  const entries = all.filter((entry) => entry.category === category.key);
  const found = query === '' ? [] : searchFaq(all, query);
  const seo = i18nFor(locale, 'seo');
  const t = i18nFor(locale, 'faq');
  const title = category.title[locale];
  const questions = entries.map((entry) => entry.title).join(' ');
  const page: PageInfo = {
    locale,
    title: query === '' ? seo('faq.title', { tab: title }) : seo('faq.titleFor', { query }),
    description: seo('faq.description', { tab: title, questions }).slice(0, 300),
    alternates: byLocale((each) => href('faq', { tab: category.slug[each] }, each)),
    ...(query === '' ? {} : { noindex: true }),
  };
  const view: FaqView = {
    title,
    entries,
    query,
    videos,
    themes: faqCategories.map((each) => ({
      label: each.title[locale],
      href: href('faq', { tab: each.slug[locale] }, locale),
      current: each.key === category.key,
      count: all.filter((entry) => entry.category === each.key).length,
      hits: found.filter((hit) => hit.category === each.key),
    })),
    heights: HEIGHT_BANDS.map((from) => ({
      from,
      to: from + 10,
      href: `${href('quiz', {}, locale)}?${questionQuery(2, { height: from + 5 })}`,
    })),
    contact: contactOf(settings, t('contact.message')),
    ...(settings.chatNumber ? { suggest: chatLink(settings.chatNumber, t('bikes.message')) } : {}),
  };
  return { page, view };
}

function contactOf({ salesMailbox, phone, chatNumber, bookingLink }: ShopSettings, message: string): FaqContact {
  return {
    mailbox: salesMailbox,
    phone,
    ...(chatNumber ? { chat: chatLink(chatNumber, message) } : {}),
    ...(bookingLink ? { booking: bookingLink } : {}),
  };
}
