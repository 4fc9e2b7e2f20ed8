import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { EmailBlock } from '~/platform/mail/email.ts';
import { type Ledger, type Obligation, stepKinds } from './ledger.ts';
import { type DueWriter, wordLateDelivery, wordObligation, wordOrder, wordAssumption } from './ledger-words.ts';

/*
 * The ledger's texts in mails about an order.
 */

/** Mails write amounts with Rappen. */
export const mailWriter = (locale: Locale): Required<DueWriter> => ({
  t: i18nFor(locale, 'due'),
  locale,
  amount: formatChfWithRappen,
});

/**
 * The next steps: one text for each open step, in order.
 * @param hints text that a mail adds to a step, such as how to pay
 */
export function dueSteps(
  ledger: Ledger,
  locale: Locale,
  hints: Partial<Record<Obligation['kind'], string>> = {},
): string[] {
  const kinds: readonly string[] = ['choice', 'cancellation', ...stepKinds];
  const writer = mailWriter(locale);
  const steps = ledger.obligations.filter(({ kind }) => kinds.includes(kind));
  const texts = steps.map((step) => {
    const hint = step.party === 'sponsors' ? undefined : hints[step.kind];
    return [wordObligation(step, 'line', writer), hint].filter(Boolean).join(' ');
  });
  return [...texts, wordLateDelivery(ledger, writer)].filter(Boolean);
}

/** States that sponsors have paid all that is due at once; empty if they have not. */
export function sponsoredLine({ money }: Ledger, locale: Locale): string {
  const { t, amount } = mailWriter(locale);
  return money.sponsors > 0 && money.open === 0 ? t('payment.sponsored.line', { amount: amount(money.sponsors) }) : '';
}

/** The headline of an order: how it ended, what the shopper has to do, or what it waits for. */
export function dueLine(ledger: Ledger, locale: Locale): string {
  return wordOrder(ledger, 'line', mailWriter(locale));
}

/** The sentence about one obligation; empty if it is not open. */
export function dueLineOf(ledger: Ledger, kind: Obligation['kind'], locale: Locale): string {
  const open = ledger.obligations.find((each) => each.kind === kind && each.party !== 'sponsors');
  return open ? wordObligation(open, 'line', mailWriter(locale)) : '';
}

/** All payments with their dates, the employer's part, and the assumption behind the dates. */
export function scheduleLines({ schedule }: Ledger, locale: Locale, t: Translate<'order-mail'>): EmailBlock['lines'] {
  const { payments, employerTotal, ownTotal } = schedule;
  const lines = payments.map(({ kind, date, member, employer }) => ({
    text: [
      formatDate(date, locale),
      kind === 'instalment' ? '' : t(`payment.${kind}`),
      employer > 0 ? t('share.beside', { amount: formatChfWithRappen(employer) }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    amount: formatChfWithRappen(member),
  }));
  const note = wordAssumption(schedule, mailWriter(locale));
  return [
    ...lines,
    ...(employerTotal > 0
      ? [
          { text: t('share.own'), amount: formatChfWithRappen(ownTotal) },
          { text: t('share.employer'), amount: formatChfWithRappen(employerTotal) },
        ]
      : []),
    ...(note ? [{ text: note }] : []),
  ];
}
