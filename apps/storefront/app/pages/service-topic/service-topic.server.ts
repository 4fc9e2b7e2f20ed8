import { byLocale, type Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { chatLink } from '~/modules/content/chat-link.ts';
import type { FaqCategoryKey, FaqEntry } from '~/modules/content/content.ts';
import { getFaq, getShopSettings } from '~/modules/content/content.server.ts';
import { type ServiceTopic, serviceTopics, serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { faqTabPath } from '~/shell/navigation.ts';
import { href } from '~/site-map.ts';

/** The category of the FAQ whose questions belong to a topic. */
const questionsOf: Record<ServiceTopic, FaqCategoryKey> = {
  general: 'order',
  return: 'service',
  damage: 'maintenance',
};

/** Questions that a topic shows. */
const QUESTIONS = 4;

/** What the page of a topic shows. */
export interface ServiceTopicView {
  topic: ServiceTopic;
  topics: { label: string; href: string; current: boolean }[];
  phone: string;
  /** A letter to the shop, its subject written. */
  mail: string;
  mailbox: string;
  chat?: string;
  questions: FaqEntry[];
  /** Where all questions of that kind stand. */
  faq: string;
  tracker: string;
}

/** A topic of the customer service: what the shop has to know, until when, and by which ways. */
export async function loadServiceTopic(
  topic: ServiceTopic,
  locale: Locale,
): Promise<{ page: PageInfo; view: ServiceTopicView }> {
  const category = questionsOf[topic];
  const [settings, questions, i18n] = await Promise.all([
    getShopSettings(locale),
    getFaq({ locale, category }),
    i18nFor(locale),
  ]);
  const t = i18n.getFixedT(locale, 'service');
  const path = (each: ServiceTopic, language: Locale) =>
    href('serviceTopic', { topic: serviceTopicSlugs[each][language] }, language);
  const page: PageInfo = {
    locale,
    title: `${t(`${topic}.name`)} · ${t('title')} · Velory`,
    description: t(`${topic}.lead`),
    alternates: byLocale((each) => path(topic, each)),
  };
  const { phone, salesMailbox, chatNumber } = settings;
  const view: ServiceTopicView = {
    ...{ topic, phone, mailbox: salesMailbox },
    topics: serviceTopics.map((each) => ({
      label: t(`${each}.name`),
      href: path(each, locale),
      current: each === topic,
    })),
    mail: `mailto:${salesMailbox}?subject=${encodeURIComponent(t(`${topic}.name`))}`,
    ...(chatNumber ? { chat: chatLink(chatNumber, `${t(`${topic}.name`)}: `) } : {}),
    questions: questions.slice(0, QUESTIONS),
    faq: faqTabPath(category, locale),
    tracker: href('orderTracker', {}, locale),
  };
  return { page, view };
}
