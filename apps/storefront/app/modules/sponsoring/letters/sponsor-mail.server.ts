import { z } from 'zod';
import { formatDay } from '~/i18n/dates.ts';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { MailPass } from '~/integrations/mail/mail.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { db, type SponsorMe } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import type { Letter } from '~/platform/mail/letter.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { type InstanceMail, instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { manageKey } from '~/modules/sponsoring/campaign/manage-key.server.ts';
import { isoDay } from '~/modules/sponsoring/campaign/open-page.ts';
import { bikeNow, paidTo } from '~/modules/sponsoring/contributions/standing.server.ts';
import { href } from '~/site-map.ts';

const mailSchema = z.object({
  /** `made`, `ended`: a page; `news`, `goal`, `thanks`: a contribution; `returned`: a refund. */
  kind: z.enum(['made', 'ended', 'news', 'goal', 'thanks', 'returned']),
  id: z.uuid(),
});

type Payload = z.infer<typeof mailSchema>;

/** Every mail about a rider's page. */
export const sponsorMailJob = defineJob({ name: 'mail.sponsoring', schema: mailSchema, run: sendMail });

/** Whom a mail goes to and what it says, in whose name; undefined where it is about something that was removed. */
type Draft =
  | {
      to: string;
      letter: Letter;
      mail: Pick<InstanceMail, 'sender' | 'look'>;
      pass: Pick<MailPass, 'isProven' | 'isPaid'>;
    }
  | undefined;

/** @throws where the mailer fails; the job runs again */
async function sendMail({ kind, id }: Payload, { idempotencyKey }: JobRun): Promise<void> {
  const draft = await draftOf({ kind, id });
  if (!draft || draft.to === '') return;
  await mailer().send(
    {
      kind: 'sponsoring',
      to: draft.to,
      ...draft.pass,
      ...(await writeLetter({ ...draft.mail.look, ...draft.letter })),
      ...draft.mail.sender,
    },
    idempotencyKey,
  );
}

function draftOf({ kind, id }: Payload): Promise<Draft> {
  if (kind === 'made' || kind === 'ended') return pageLetter(kind, id);
  return kind === 'returned' ? refundLetter(id) : contributionLetter(kind, id);
}

/** Addresses of a page in the shop that it is of, and in whose name is written of it. */
async function mailOf({ id, token, locale: own, instanceId, email }: SponsorMe, locale: Locale) {
  const { address, ...mail } = await instanceMail(instanceId, locale);
  return {
    mail,
    pageAddress: `${address}${href('sponsor', { token }, locale)}`,
    manageAddress: `${address}${href('sponsorManage', { token }, own, { key: manageKey(id), ...mailMark(email) })}`,
    receiptAddress: (ticket: string) => `${address}${href('sponsorReceipt', { token, ticket }, locale)}`,
  };
}

const textsOf = async (locale: Locale) => i18nFor(locale, 'sponsor-mail');

/** Whether whoever made a page has shown that its address is theirs: only then its mails repeat what was typed. */
const isRiderProven = async ({ userId, email }: SponsorMe) => userId !== null && (await isProvenAddress(userId, email));

/** To the rider: the page is online, or it is over. */
async function pageLetter(kind: 'made' | 'ended', id: string): Promise<Draft> {
  const page = await db.sponsorMe.findUnique({ where: { id } });
  if (!page) return undefined;
  const { locale, firstName: name, email: to } = page;
  const isProven = await isRiderProven(page);
  const t = await textsOf(locale);
  const words = kind === 'made' ? 'made' : `ended-${page.end ?? 'expired'}`;
  const day = formatDay(isoDay(page.endsOn), locale);
  const { mail, pageAddress, manageAddress } = await mailOf(page, locale);
  return {
    to,
    mail,
    pass: { isProven },
    letter: {
      locale,
      colon: t('colon'),
      subject: textOfKey(t, `${words}.subject`),
      greeting: isProven ? t('greeting', { name }) : t('greeting-unnamed'),
      intro: textOfKey(t, isProven || words === 'ended-stopped' ? `${words}.intro` : `${words}.intro-untitled`, {
        title: page.title,
        day,
        reason: page.stopReason ?? '',
      }),
      blocks: [],
      link: { text: textOfKey(t, `${words}.link`), address: kind === 'made' ? manageAddress : pageAddress },
      ...(kind === 'made' && { more: [{ text: t('made.page'), address: pageAddress }] }),
      closing: textOfKey(t, `${words}.closing`, { day }),
    },
  };
}

/** To the rider: somebody has paid in; to whoever did: thanks, which is the receipt too. */
async function contributionLetter(kind: 'news' | 'goal' | 'thanks', id: string): Promise<Draft> {
  const found = await db.sponsorMePayment.findUnique({
    where: { id },
    include: { sponsorMe: true, transactions: { where: { isCounted: true } } },
  });
  if (!found?.paidAt) return undefined;
  const { sponsorMe: page, name, message, amount, paidAt } = found;
  const isThanks = kind === 'thanks';
  const locale = isThanks ? found.locale : page.locale;
  const t = await textsOf(locale);
  const [{ price }, paid] = [await bikeNow(db, page), await paidTo(db, page.id)];
  const rate = formatExactAmount(monthlyRate(price, Math.min(paid, price), page.months));
  // Whoever pays in has proven no address: they get neither the rider's words nor their own.
  const mayRepeatTyped = !isThanks && (await isRiderProven(page));
  const values = {
    sponsor: mayRepeatTyped ? name : t('somebody'),
    amount: formatChf(amount),
    sum: formatChf(paid),
    rate,
  };
  const means = found.transactions[0]?.means ?? '';
  const { mail, pageAddress, manageAddress, receiptAddress } = await mailOf(page, locale);
  return {
    mail,
    pass: { isProven: mayRepeatTyped, isPaid: true },
    to: isThanks ? found.email : page.email,
    letter: {
      locale,
      colon: t('colon'),
      subject: t(`${kind}.subject`, values),
      greeting: mayRepeatTyped ? t('greeting', { name: page.firstName }) : t('greeting-unnamed'),
      intro: t(`${kind}.intro`, values),
      blocks: [
        {
          title: t(isThanks ? 'receipt' : 'contribution'),
          lines: [
            {
              text: [
                formatDay(zurichDate(paidAt), locale),
                isThanks ? textOfKey(t, `means.${means}`, { defaultValue: means }) : mayRepeatTyped && name,
              ]
                .filter(Boolean)
                .join(' · '),
              amount: formatChf(amount),
            },
            ...(message === '' || !mayRepeatTyped ? [] : [{ text: `«${message}»` }]),
          ],
        },
      ],
      link: isThanks
        ? { text: t('thanks.link'), address: pageAddress }
        : { text: t(`${kind}.link`), address: manageAddress },
      ...(isThanks && {
        more: [
          {
            text: t('receipt-pdf'),
            address: receiptAddress(found.ticket),
          },
        ],
      }),
      closing: t(`${kind}.closing`, { ...values, day: formatDay(isoDay(page.endsOn), locale) }),
    },
  };
}

/** To whoever paid in: money has gone back, and why. */
async function refundLetter(id: string): Promise<Draft> {
  const refund = await db.sponsorMeRefund.findUnique({
    where: { id },
    include: { transaction: { include: { payment: { include: { sponsorMe: true } } } } },
  });
  if (!refund) return undefined;
  const { payment, means } = refund.transaction;
  const { locale, email: to, sponsorMe: page } = payment;
  const t = await textsOf(locale);
  const values = { amount: formatChf(refund.amount) };
  const { mail, pageAddress } = await mailOf(page, locale);
  const why = refund.reason === 'ended' ? `ended-${page.end ?? 'expired'}` : refund.reason;
  return {
    to,
    mail,
    pass: { isPaid: true },
    letter: {
      locale,
      colon: t('colon'),
      subject: t('returned.subject', values),
      greeting: t('greeting-unnamed'),
      intro: [t('returned.intro', values), textOfKey(t, `returned.why.${why}`)].join(' '),
      blocks: [
        {
          title: t('returned.title'),
          lines: [{ text: textOfKey(t, `means.${means}`, { defaultValue: means }), amount: formatChf(refund.amount) }],
        },
      ],
      link: { text: t('returned.link'), address: pageAddress },
      closing: t('returned.closing'),
    },
  };
}
