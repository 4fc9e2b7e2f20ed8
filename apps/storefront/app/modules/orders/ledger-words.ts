import { formatDate, formatDay } from '~/i18n/dates.ts';
import { textOfKey, type Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatChf } from '~/i18n/money.ts';
import type { Ledger, LedgerEnd, LedgerSchedule, Obligation } from './ledger.ts';

/*
 * The texts of the ledger: one set per language (`locales/<language>/due.json`), keyed by obligation and state. Pages,
 * mails and documents choose the length of a text, never another wording.
 */

/**
 * `headline`: a title; `line`: whole sentences; `row`: the name of an amount in a list; `public-headline` and `public`:
 * title and sentences without amounts, for readers who opened the order by number and e-mail.
 */
export type DueLength = 'headline' | 'line' | 'row' | 'public-headline' | 'public';

export interface DueWriter {
  t: Translate<'due'>;
  locale: Locale;
  /** Formats amounts; `formatChf` by default. Documents show Rappen (`formatChfWithRappen`). */
  amount?: (rappen: number) => string;
}

/** States with a separate text while an earlier step is open. */
const laterKinds: ReadonlySet<Obligation['kind']> = new Set(['payment', 'id', 'check', 'signature']);

function stateKey({ kind, party, state, assumption, precondition }: Obligation): string {
  const named = kind === 'instalment' && party === 'employer' ? 'employer' : state;
  if (assumption) return `${kind}.${named}-${assumption.kind}`;
  return `${kind}.${named}${precondition !== null && laterKinds.has(kind) ? '-later' : ''}`;
}

/** Obligations whose texts contain an amount: they have no public text. */
const amountKinds: ReadonlySet<Obligation['kind']> = new Set(['instalment', 'insurance', 'refund']);

/** States of the payment whose headline contains an amount. */
const amountStates: ReadonlySet<Obligation['state']> = new Set([
  ...(['open', 'rest', 'sponsored-rest', 'sponsored', 'late'] as const),
]);

/**
 * The length under which a text is stored. Only the payment has separate public texts; those of other steps contain no
 * amount.
 */
function lengthOf(length: DueLength, kind: Obligation['kind']): DueLength {
  if (length === 'public-headline') return 'headline';
  return length === 'public' && kind !== 'payment' ? 'line' : length;
}

/** The text of an obligation. */
export function wordObligation(obligation: Obligation, length: DueLength, writer: DueWriter): string {
  const { t, locale, amount: format = formatChf } = writer;
  const { amount, held, deadline, assumption, kind } = obligation;
  const isPublic = length === 'public' || length === 'public-headline';
  if (isPublic && amountKinds.has(kind)) return '';
  if (length === 'public-headline' && kind === 'payment' && amountStates.has(obligation.state))
    return t('payment.public-headline');
  return textOfKey(t, `${stateKey(obligation)}.${lengthOf(length, kind)}`, {
    context: obligation.context,
    amount: format(amount),
    held: format(held),
    deadline: deadline ? formatDate(deadline, locale) : '',
    day: deadline ? formatDay(deadline, locale) : '',
    signBy: assumption ? formatDate(assumption.date, locale) : '',
  });
}

/** States that an order has ended, and what happens to the money. */
export function wordEnd(end: LedgerEnd, length: DueLength, writer: DueWriter): string {
  const { t, locale, amount: format = formatChf } = writer;
  if (length === 'headline' || length === 'row' || length === 'public-headline') return t(`ended.${end.how}.headline`);
  if (length === 'public') return t(end.how === 'returned' ? 'ended.returned.none' : 'ended.public');
  const values = { amount: format(end.amount), payBy: end.payBy ? formatDate(end.payBy, locale) : '' };
  if (end.money === 'none') return t(`ended.${end.how}.none`, values);
  return t(end.money === 'returned' ? 'ended.returned-money' : `ended.${end.money}`, values);
}

/** The headline of an order: how it ended, what the shopper has to do, or what it waits for. */
export function wordOrder(ledger: Ledger, length: DueLength, writer: DueWriter): string {
  const { ended, next, own, isDelivered } = ledger;
  if (ended) return wordEnd(ended, length, writer);
  if (isDelivered && !own) {
    const isLong = length === 'line' || length === 'public';
    const context = ledger.steps.some(({ kind }) => kind === 'workshop') ? 'bike' : 'goods';
    return writer.t(isLong ? 'delivered.line' : 'delivered.headline', { context });
  }
  return next ? wordObligation(next, length, writer) : '';
}

/** The assumption behind the dates of a schedule, or that they are final; empty without instalments. */
export function wordAssumption({ assumption, payments }: LedgerSchedule, { t, locale }: DueWriter): string {
  if (assumption) return t('schedule.signed-by', { signBy: formatDate(assumption.date, locale) });
  return payments.some(({ kind }) => kind === 'instalment') ? t('schedule.signed') : '';
}

/** States that the bike arrives after the first instalment is due; empty if it does not. */
export function wordLateDelivery({ lateDelivery }: Ledger, { t, locale }: DueWriter): string {
  if (!lateDelivery) return '';
  const { delivery, first, signBy } = lateDelivery;
  return t('late-delivery', {
    delivery: formatDate(delivery, locale),
    first: formatDate(first, locale),
    signBy: formatDate(signBy, locale),
  });
}
