import { z } from 'zod';
import { textOfKey, type Translate } from '~/i18n/keys.ts';
import { formatDay } from '~/i18n/dates.ts';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import type { Locale } from '~/i18n/locales.ts';
import { db, type SponsorMe } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { defineMail, type DueMail, type MailWords } from '~/modules/instances/define-mail.server.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { manageKey } from '~/modules/sponsoring/campaign/manage-key.server.ts';
import { isoDay } from '~/modules/sponsoring/campaign/open-page.ts';
import { bikeNow, paidTo } from '~/modules/sponsoring/contributions/page-status.server.ts';
import { href } from '~/site-map.ts';

const mailSchema = z.object({
  /** `made`, `ended`: a page; `news`, `goal`, `thanks`: a contribution; `returned`: a refund. */
  kind: z.enum(['made', 'ended', 'news', 'goal', 'thanks', 'returned']),
  id: z.uuid(),
});

/** Paths of a page: as everyone sees it, and as its rider manages it. */
interface PagePaths {
  page: string;
  manage: string;
}

/** To the rider: the page is online, or it is over. */
interface PageFacts {
  kind: 'page';
  words: string;
  /** Absent if the rider's address is not proven: then nothing that was typed is repeated. */
  typed: { name: string; title: string } | undefined;
  endsOn: string;
  reason: string;
  paths: PagePaths;
}

/** To the rider: a person has paid in; to anyone who did: thanks, which is the receipt too. Amounts are Rappen. */
interface ContributionFacts {
  kind: 'contribution';
  words: 'news' | 'goal' | 'thanks';
  /** Absent if the address is not proven. Anyone who pays in has proven none. */
  typed: { rider: string; sponsor: string; message: string } | undefined;
  amount: number;
  sum: number;
  rate: number;
  paidOn: string;
  means: string;
  endsOn: string;
  paths: PagePaths;
  receipt: string;
}

/** To anyone who paid in: money has gone back, and why. */
interface RefundFacts {
  kind: 'refund';
  amount: number;
  means: string;
  why: string;
  paths: PagePaths;
}

type Facts = PageFacts | ContributionFacts | RefundFacts;

/** Every mail about a rider's page. */
export const sponsorMail = defineMail({
  kinds: [{ name: 'sponsoring', class: 'normal' }],
  texts: 'sponsor-mail',
  schema: mailSchema,
  read: ({ kind, id }): Promise<DueMail<Facts> | undefined> => {
    if (kind === 'made' || kind === 'ended') return readPage(kind, id);
    return kind === 'returned' ? readRefund(id) : readContribution(kind, id);
  },
  write: (facts, { t, locale, page }) => {
    if (facts.kind === 'page') return pageWords(facts, t, { locale, page });
    return facts.kind === 'refund' ? refundWords(facts, t, page) : contributionWords(facts, t, { locale, page });
  },
  samples: (): Record<string, Facts> => {
    const paths = { page: '/sponsor-me/sample', manage: '/sponsor-me/sample/manage' };
    const typed = { name: 'Mia', title: 'Mein Velo' };
    const page: PageFacts = { kind: 'page', words: 'made', typed, endsOn: '2026-12-24', reason: '', paths };
    const contribution: ContributionFacts = {
      kind: 'contribution',
      words: 'news',
      typed: { rider: 'Mia', sponsor: 'Tom', message: '…' },
      amount: 50_00,
      sum: 300_00,
      rate: 111_67,
      paidOn: '2026-11-27',
      means: 'twint',
      endsOn: '2026-12-24',
      paths,
      receipt: '/sponsor-me/sample/receipt',
    };
    return {
      made: page,
      'made, address not proven': { ...page, typed: undefined },
      'ended, time is over': { ...page, words: 'ended-expired' },
      news: contribution,
      goal: { ...contribution, words: 'goal' },
      thanks: { ...contribution, words: 'thanks', typed: undefined },
      returned: { kind: 'refund', amount: 50_00, means: 'twint', why: 'ended-expired', paths },
    };
  },
});

function pathsOf({ id, token, locale: own, email }: SponsorMe, locale: Locale): PagePaths {
  return {
    page: href('sponsor', { token }, locale),
    manage: href('sponsorManage', { token }, own, { key: manageKey(id), ...mailMark(email) }),
  };
}

/** Whether anyone who made a page has shown that its address is theirs: only then its mails repeat what was typed. */
const isRiderProven = async ({ userId, email }: SponsorMe) => userId !== null && (await isProvenAddress(userId, email));

interface Reader {
  locale: Locale;
  page(path: string): string;
}

async function readPage(kind: 'made' | 'ended', id: string): Promise<DueMail<PageFacts> | undefined> {
  const page = await db.sponsorMe.findUnique({ where: { id } });
  if (!page) return undefined;
  const { locale, firstName: name, title, email: to, instanceId } = page;
  const isProven = await isRiderProven(page);
  const facts: PageFacts = {
    kind: 'page',
    words: kind === 'made' ? 'made' : `ended-${page.end ?? 'expired'}`,
    typed: isProven ? { name, title } : undefined,
    endsOn: isoDay(page.endsOn),
    reason: page.stopReason ?? '',
    paths: pathsOf(page, locale),
  };
  return { to, locale, instanceId, isProven, facts };
}

function pageWords(
  { words, typed, endsOn, reason, paths }: PageFacts,
  t: Translate<'sponsor-mail'>,
  { locale, page }: Reader,
): MailWords {
  const day = formatDay(endsOn, locale);
  const isMade = words === 'made';
  return {
    subject: textOfKey(t, `${words}.subject`),
    greeting: typed ? t('greeting', { name: typed.name }) : t('greeting-unnamed'),
    intro: textOfKey(t, typed || words === 'ended-stopped' ? `${words}.intro` : `${words}.intro-untitled`, {
      title: typed?.title,
      day,
      reason,
    }),
    link: { text: textOfKey(t, `${words}.link`), address: page(isMade ? paths.manage : paths.page) },
    ...(isMade && { more: [{ text: t('made.page'), address: page(paths.page) }] }),
    closing: textOfKey(t, `${words}.closing`, { day }),
  };
}

async function readContribution(
  kind: ContributionFacts['words'],
  id: string,
): Promise<DueMail<ContributionFacts> | undefined> {
  const found = await db.sponsorMePayment.findUnique({
    where: { id },
    include: { sponsorMe: true, transactions: { where: { isCounted: true } } },
  });
  if (!found?.paidAt) return undefined;
  const { sponsorMe: page, name: sponsor, message, amount, paidAt, ticket } = found;
  const isThanks = kind === 'thanks';
  const locale = isThanks ? found.locale : page.locale;
  const { price } = await bikeNow(db, page);
  const paid = await paidTo(db, page.id);
  // Anyone who pays in has proven no address: they get neither the rider's words nor their own.
  const isProven = !isThanks && (await isRiderProven(page));
  const facts: ContributionFacts = {
    kind: 'contribution',
    words: kind,
    amount,
    sum: paid,
    typed: isProven ? { rider: page.firstName, sponsor, message } : undefined,
    rate: monthlyRate(price, Math.min(paid, price), page.months),
    paidOn: zurichDate(paidAt),
    means: found.transactions[0]?.means ?? '',
    endsOn: isoDay(page.endsOn),
    paths: pathsOf(page, locale),
    receipt: href('sponsorReceipt', { token: page.token, ticket }, locale),
  };
  const to = isThanks ? found.email : page.email;
  return { to, locale, instanceId: page.instanceId, isProven, isPaid: true, facts };
}

function contributionWords(
  { words, typed, amount, sum, rate, paidOn, means, endsOn, paths, receipt }: ContributionFacts,
  t: Translate<'sponsor-mail'>,
  { locale, page }: Reader,
): MailWords {
  const isThanks = words === 'thanks';
  const values = {
    sponsor: typed?.sponsor ?? t('somebody'),
    amount: formatChf(amount),
    sum: formatChf(sum),
    rate: formatExactAmount(rate),
  };
  const by = isThanks ? textOfKey(t, `means.${means}`, { defaultValue: means }) : typed?.sponsor;
  return {
    subject: t(`${words}.subject`, values),
    greeting: typed ? t('greeting', { name: typed.rider }) : t('greeting-unnamed'),
    intro: t(`${words}.intro`, values),
    blocks: [
      {
        title: t(isThanks ? 'receipt' : 'contribution'),
        lines: [
          { text: [formatDay(paidOn, locale), by].filter(Boolean).join(' · '), amount: formatChf(amount) },
          ...(typed && typed.message !== '' ? [{ text: `«${typed.message}»` }] : []),
        ],
      },
    ],
    link: { text: t(`${words}.link`), address: page(isThanks ? paths.page : paths.manage) },
    ...(isThanks && { more: [{ text: t('receipt-pdf'), address: page(receipt) }] }),
    closing: t(`${words}.closing`, { ...values, day: formatDay(endsOn, locale) }),
  };
}

async function readRefund(id: string): Promise<DueMail<RefundFacts> | undefined> {
  const refund = await db.sponsorMeRefund.findUnique({
    where: { id },
    include: { transaction: { include: { payment: { include: { sponsorMe: true } } } } },
  });
  if (!refund) return undefined;
  const { payment, means } = refund.transaction;
  const { locale, email: to, sponsorMe: page } = payment;
  const facts: RefundFacts = {
    kind: 'refund',
    amount: refund.amount,
    means,
    paths: pathsOf(page, locale),
    why: refund.reason === 'ended' ? `ended-${page.end ?? 'expired'}` : refund.reason,
  };
  return { to, locale, instanceId: page.instanceId, isPaid: true, facts };
}

function refundWords(
  { amount, means, why, paths }: RefundFacts,
  t: Translate<'sponsor-mail'>,
  page: Reader['page'],
): MailWords {
  const values = { amount: formatChf(amount) };
  return {
    subject: t('returned.subject', values),
    greeting: t('greeting-unnamed'),
    intro: [t('returned.intro', values), textOfKey(t, `returned.why.${why}`)].join(' '),
    blocks: [
      {
        title: t('returned.title'),
        lines: [{ text: textOfKey(t, `means.${means}`, { defaultValue: means }), amount: formatChf(amount) }],
      },
    ],
    link: { text: t('returned.link'), address: page(paths.page) },
    closing: t('returned.closing'),
  };
}
