import { formatDate } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { languageTag } from '~/i18n/locales.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { splitVat, vatPercent, vatRateOn } from '~/modules/pricing/vat.ts';
import { db } from '~/platform/db.server.ts';
import { createPdf, pdfBytes } from '~/platform/pdf.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { creditorOf, type Line, writeLetterHead, writeLines, writeNote } from './letter.server.ts';

/** Statuses of transactions whose money was received. */
const brought: ReadonlySet<string> = new Set(['confirmed', 'refund_pending', 'partially_refunded', 'refunded']);

/**
 * Renders the receipt of an order as PDF, in its language: the items with the VAT included, payments and refunds. The
 * VAT rate is that of the day of delivery; before it, today's.
 * @returns undefined if no money was received
 */
export async function receipt(order: Order): Promise<{ pdf: Buffer; fileName: string } | undefined> {
  const payment = await db.payment.findUnique({
    where: { checkoutId: order.id },
    include: { transactions: { orderBy: { at: 'asc' } }, refunds: { orderBy: { doneAt: 'asc' } } },
  });
  const came = payment?.transactions.filter(({ status, amount }) => brought.has(status) && amount > 0) ?? [];
  if (!payment || came.length === 0) return undefined;
  const delivered = await db.orderEvent.findFirst({ where: { checkoutId: order.id, kind: 'delivered' } });
  const { locale, number } = order;
  const t = i18nFor(locale, 'payment');
  const title = t('receipt.title', { number });
  const doc = await createPdf({ title, language: languageTag[locale] });
  const { address } = await getShopSettings(locale);
  const day = (at: Date) => formatDate(zurichDate(at), locale);
  writeLetterHead(doc, order, {
    creditor: await creditorOf(locale),
    title,
    sub: t('receipt.of', { date: day(order.createdAt) }),
  });
  const { gross, net, vat, rate } = splitVat(order.resultingPrice, vatRateOn(zurichDate(delivered?.at ?? new Date())));
  const percent = vatPercent(rate).toFixed(1).replace('.', ',');
  writeLines(doc, [
    ...order.cartItems.map(({ name, price }): Line => [name, formatChfWithRappen(price)]),
    ...(order.discountCode === null
      ? []
      : [[t('bill.discount', { code: order.discountCode }), formatChfWithRappen(-order.discount)] as const]),
    [t('receipt.total'), formatChfWithRappen(gross), 'strong'],
    [t('receipt.vat', { rate: percent }), formatChfWithRappen(vat)],
    [t('receipt.net'), formatChfWithRappen(net)],
  ]);
  doc.moveDown(1.2);
  writeLines(doc, [
    ...came.map(({ at, means, amount }): Line => {
      const words = textOfKey(t, `means.${means}`, { defaultValue: means });
      return [t('receipt.received', { date: day(at), means: words }), formatChfWithRappen(amount)];
    }),
    ...payment.refunds.flatMap(({ doneAt, amount }): Line[] =>
      doneAt ? [[t('receipt.refunded', { date: day(doneAt) }), formatChfWithRappen(-amount)]] : [],
    ),
    [t('receipt.sum'), formatChfWithRappen(moneyHeld(payment.transactions, payment.refunds)), 'strong'],
  ]);
  if (address.uid) writeNote(doc, t('receipt.uid', { uid: address.uid }));
  if (order.insurance) writeNote(doc, t('receipt.insurance'));
  return { pdf: await pdfBytes(doc), fileName: `${t('receipt.file')}-${number}.pdf` };
}
