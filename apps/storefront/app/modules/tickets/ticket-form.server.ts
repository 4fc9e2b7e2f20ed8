import { randomUUID } from 'node:crypto';
import { formatTime } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { phonePrefixes } from '~/modules/checkout/checkout.server.ts';
import { getFaq } from '~/modules/content/content.server.ts';
import { faqCategories } from '~/modules/content/faq.ts';
import { formContext } from '~/modules/forms/form-context.ts';
import type { OrderLink } from '~/modules/orders/order-link.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type FormReply, intentOf, parseForm, typedReply } from '~/platform/parse-form.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';
import { damageLimits } from './damage-limits.ts';
import { limitsOfTyped } from './delivery-time.server.ts';
import { codesAmong, type KnownCode } from './error-codes.ts';
import { readPictureFields } from './files/picture-fields.server.ts';
import { orderOfTicket, type TicketOrder } from './order-of-ticket.server.ts';
import { submitTicket } from './submit-ticket.server.ts';
import type { TicketFormView, TicketRefusal, TypedFields } from './ticket-form.ts';
import { ticketForm, ticketFormFrame } from './tickets.schema.server.ts';
import { readSymptom, serviceMatters, type TicketKind } from './tickets.ts';

interface FormRequest {
  kind: TicketKind;
  locale: Locale;
  /** The query of the form's address: order, part, symptom, day and hour. */
  query: URLSearchParams;
  link: OrderLink;
  visitor: Visitor | null;
  now?: Date;
}

/** What the form of a kind shows: filled in with the order that its address names. */
export async function ticketFormView(request: FormRequest): Promise<TicketFormView> {
  const { kind, link, visitor, now = new Date() } = request;
  const order = await orderOfTicket(link, visitor);
  return {
    kind,
    submissionKey: randomUUID(),
    order: order && {
      number: order.number,
      model: order.mine?.model ?? null,
      details: order.mine?.details ?? '',
      image: order.mine?.image ?? null,
    },
    values: await valuesOf(request, order),
    limits: limitsOf(request, order),
    isOnItsWay: kind === 'damage' && order !== null && order.deliveredAt === null,
    now: now.toISOString(),
    codes: await knownCodes(kind, request.locale),
    phonePrefixes: [...phonePrefixes],
  };
}

/** Kinds of which a person may tell what a display shows. */
const kindsWithCodes: readonly TicketKind[] = ['service', 'warranty', 'damage'];

/** Codes that editors gave a question of the help centre. */
async function knownCodes(kind: TicketKind, locale: Locale): Promise<KnownCode[]> {
  if (!kindsWithCodes.includes(kind)) return [];
  const entries = await getFaq({ locale });
  return entries.flatMap(({ title, slug, category, synonyms = [] }) => {
    const tab = faqCategories.find(({ key }) => key === category)?.slug[locale];
    return codesAmong(synonyms).map((code) => ({ code, title, path: `${href('faq', { tab }, locale)}#${slug}` }));
  });
}

async function valuesOf({ kind, locale, query }: FormRequest, order: TicketOrder | null): Promise<TypedFields> {
  const t = i18nFor(locale, 'tickets');
  const { part, symptom } = readSymptom(query);
  const matter = serviceMatters.find((each) => each === query.get('thema'));
  const subject = matter
    ? t(`matter.${matter}`)
    : part && symptom
      ? textOfKey(t, `symptom.${part}.${symptom}`)
      : undefined;
  const delivered = order?.deliveredAt;
  return {
    email: order?.mine?.email,
    firstName: order?.mine?.firstName,
    lastName: order?.mine?.lastName,
    bikeModel: order?.mine?.model,
    orderNumber: order?.number,
    part,
    symptom,
    matter,
    subject: kind === 'service' ? subject : undefined,
    deliveredOn: query.get('tag') ?? (delivered ? zurichDate(new Date(delivered)) : undefined),
    deliveredTime: query.get('zeit') ?? (delivered ? formatTime(delivered, locale) : undefined),
  };
}

/** The limits of the day that the address names, or of the order's delivery. */
function limitsOf({ kind, query }: FormRequest, order: TicketOrder | null) {
  if (kind !== 'damage') return null;
  const day = query.get('tag');
  if (day) return limitsOfTyped(day, query.get('zeit') ?? '') ?? null;
  return order?.deliveredAt ? damageLimits(new Date(order.deliveredAt), true) : null;
}

interface SentForm extends Omit<FormRequest, 'visitor'> {
  form: FormData;
  visitor: Visitor;
  pageUri: string;
  cookies: string | null;
  /** An address, or whatever represents one. */
  sender: string;
}

export type SentTicket = { kind: 'sent'; number: string } | { kind: 'refused'; refusal: TicketRefusal };

/**
 * Takes a filled form: pictures first (spec §7), then what was typed. Pictures that were taken stay taken when
 * something else is wrong. A form with the intent `limits` is only counted anew.
 */
export async function submitTicketForm(sent: SentForm): Promise<SentTicket> {
  const { form, kind, locale, visitor, link, now = new Date() } = sent;
  const frame = parseForm(form, ticketFormFrame);
  const { submissionKey = randomUUID(), deliveredOn = '', deliveredTime = '' } = frame.ok ? frame.value : {};
  const isCounting = intentOf(form) === 'limits';
  const { pictures, kept, pictureErrors } = await readPictureFields(kind, form, visitor, { mustBeThere: !isCounting });
  const refused = (reply: FormReply, more: Partial<TicketRefusal> = {}): SentTicket => ({
    kind: 'refused',
    refusal: {
      reply,
      pictureErrors,
      kept,
      submissionKey,
      problem: null,
      limits: kind === 'damage' ? (limitsOfTyped(deliveredOn, deliveredTime) ?? null) : null,
      ...more,
    },
  });
  if (isCounting) return refused(typedReply(form));
  const parsed = parseForm(form, ticketForm(kind, now));
  if (!parsed.ok) return refused(parsed.reply);
  if (Object.keys(pictureErrors).length > 0) return refused(parsed.refuse());
  const t = i18nFor(locale, 'tickets');
  const { pageUri, cookies, sender } = sent;
  const answer = await submitTicket(
    {
      visitor,
      kind,
      locale,
      submissionKey,
      pictures,
      sender,
      answers: parsed.value,
      order: await orderOfTicket(link, visitor),
      consentText: t('consent', { button: t(`send.${kind}`) }).replace(/<\/?\w+>/g, ''),
      context: formContext({ pageUri, pageName: t(`title.${kind}`), cookies, sender }),
    },
    now,
  );
  if (answer.kind === 'sent') return { kind: 'sent', number: answer.number };
  if (answer.kind === 'gone') return refused(parsed.refuse(), { kept: {}, problem: { code: 'gone' } });
  return refused(parsed.refuse(), { problem: { code: 'too-many', minutes: Math.ceil(answer.seconds / 60) } });
}
