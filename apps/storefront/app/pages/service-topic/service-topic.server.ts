import { byLocale, type Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findPartSpots } from '~/modules/catalog/near-view.server.ts';
import { chatLink } from '~/modules/content/chat-link.ts';
import type { FaqCategoryKey, FaqEntry } from '~/modules/content/content.ts';
import { searchFaq } from '~/modules/content/faq-search.ts';
import { getFaq, getShopSettings } from '~/modules/content/content.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type OrderLink, orderLinkOf } from '~/modules/orders/order-link.ts';
import { listOrders } from '~/modules/orders/orders.server.ts';
import { type ServiceTopic, serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { ticketFormView } from '~/modules/tickets/ticket-form.server.ts';
import type { DamagedBike, TicketFormView } from '~/modules/tickets/ticket-form.ts';
import type { TicketLine } from '~/modules/tickets/ticket-view.ts';
import { listTicketsOfCustomer } from '~/modules/tickets/tickets.server.ts';
import { type BikePart, bikeParts, readSymptom } from '~/modules/tickets/tickets.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { faqTabPath } from '~/shell/navigation.ts';
import { href } from '~/site-map.ts';

/** The category of the FAQ whose questions belong to a topic. */
const questionsOf: Record<ServiceTopic, FaqCategoryKey> = {
  general: 'order',
  return: 'service',
  damage: 'maintenance',
};

const QUESTIONS = 4;

/** What the page of a topic shows. */
export interface ServiceTopicView {
  topic: ServiceTopic;
  phone: string;
  mailbox: string;
  chat?: string;
  questions: FaqEntry[];
  /** Where all questions of that kind stand. */
  faq: string;
  tracker: string;
  /** The form of a return or a damage; of the menu what it knows of the order. */
  form: TicketFormView;
  /** What names the order in the address; links of the menu carry it on. */
  orderLink: OrderLink;
  /** The shopper's own bike, in the menu and on the page of a damage. */
  bike: DamagedBike | null;
  part: BikePart | null;
  /** The visitor's own tickets, in the menu. */
  tickets: TicketLine[];
}

interface TopicRequest {
  locale: Locale;
  query: URLSearchParams;
  visitor: Visitor | null;
}

/** A topic of the customer service: what can be reported, until when, and by which channels. */
export async function loadServiceTopic(
  topic: ServiceTopic,
  { locale, query, visitor }: TopicRequest,
): Promise<{ page: PageInfo; view: ServiceTopicView }> {
  const category = questionsOf[topic];
  const link = await orderOfTopic(query, visitor);
  const kind = topic === 'general' ? 'service' : topic;
  const [settings, entries, form, tickets] = await Promise.all([
    getShopSettings(locale),
    getFaq({ locale }),
    ticketFormView({ kind, locale, query, link, visitor }),
    topic === 'general' ? listTicketsOfCustomer(visitor) : [],
  ]);
  const t = i18nFor(locale, 'service');
  const page: PageInfo = {
    locale,
    title: `${t(`${topic}.name`)} · ${t('title')} · Velory`,
    description: t(`${topic}.lead`),
    alternates: byLocale((each) => href('serviceTopic', { topic: serviceTopicSlugs[topic][each] }, each)),
  };
  const { phone, salesMailbox, chatNumber } = settings;
  const image = topic === 'return' ? null : form.order?.image;
  const view: ServiceTopicView = {
    topic,
    phone,
    form,
    tickets,
    orderLink: link,
    mailbox: salesMailbox,
    ...(chatNumber ? { chat: chatLink(chatNumber, `${t(`${topic}.name`)}: `) } : {}),
    questions: questionsAbout(entries, { category, words: topic === 'general' ? '' : t(`${topic}.asked`) }),
    faq: faqTabPath(category, locale),
    tracker: href('orderTracker', {}, locale),
    bike: image ? await ownBike(image) : null,
    part: readSymptom(query).part ?? null,
  };
  return { page, view };
}

/** First the questions that ask for a topic's words, then others of its category. */
function questionsAbout(
  entries: readonly FaqEntry[],
  { category, words }: { category: FaqCategoryKey; words: string },
): FaqEntry[] {
  const requested = searchFaq(entries, words).flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? []);
  const others = entries.filter((entry) => entry.category === category && !requested.includes(entry));
  return [...requested, ...others].slice(0, QUESTIONS);
}

/** The order that the address names, else the visitor's newest one. */
async function orderOfTopic(query: URLSearchParams, visitor: Visitor | null): Promise<OrderLink> {
  const named = orderLinkOf(query);
  if (named.token || named.nr || !visitor) return named;
  const [newest] = await listOrders(visitor);
  return { nr: newest?.number };
}

/** Names of the drawing's parts where they are others than those of what can be wrong. */
const drawnAs: Partial<Record<BikePart, 'tyres'>> = { wheels: 'tyres' };

async function ownBike(src: string): Promise<DamagedBike | null> {
  const spots = await findPartSpots(src);
  if (!spots) return null;
  const own = bikeParts.flatMap((part) => {
    const spot = spots[drawnAs[part] ?? (part as Exclude<BikePart, 'wheels'>)];
    return spot ? [[part, spot]] : [];
  });
  return { src, spots: Object.fromEntries(own) as DamagedBike['spots'] };
}
