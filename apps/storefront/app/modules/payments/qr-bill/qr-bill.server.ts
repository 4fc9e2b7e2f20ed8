import { SwissQRBill } from 'swissqrbill/pdf';
import { formatDate } from '~/i18n/dates.ts';
import { languageTag, type Locale } from '~/i18n/locales.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { db } from '~/platform/db.server.ts';
import { createPdf, pdfBytes } from '~/platform/pdf.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { moneyOpen } from '~/modules/orders/money-held.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { creditorAccount, documentReference, paymentReference } from './qr-bill-account.server.ts';
import { creditorOf, type Line, type Party, writeLetterHead, writeLines, writeNote } from './letter.server.ts';
import { isPrintable, printable } from './printable.ts';

/**
 * Renders the QR-bill of an order: the amount due at once, in the order's language, with structured addresses.
 * @returns undefined if nothing is open, or the shop has no account for it
 */
export async function qrBill(order: Order): Promise<{ pdf: Buffer; fileName: string } | undefined> {
  const account = creditorAccount();
  const payment = await db.payment.findUnique({
    where: { checkoutId: order.id },
    include: { transactions: true, refunds: true, checkout: { select: { fulfilment: { select: { stage: true } } } } },
  });
  if (!account || !payment || payment.paidAt || !isOpenAt(payment.checkout.fulfilment?.stage ?? 'received', 'pay'))
    return undefined;
  const amount = moneyOpen(payment.amount, payment.transactions, payment.refunds);
  const { locale, number } = order;
  const t = i18nFor(locale, 'payment');
  const doc = await createPdf({
    title: t('bill.title', { number }),
    language: languageTag[locale],
    createdAt: order.createdAt,
  });
  const creditor = await creditorOf(order.locale, account);
  writeLetterHead(doc, order, {
    creditor,
    title: t('bill.title', { number }),
    sub: t('bill.of', { date: formatDate(order.createdAt.toISOString(), locale) }),
  });
  writeLines(doc, [
    ...order.cartItems.map(({ name, price }): Line => [name, formatChfWithRappen(price)]),
    ...(order.discountCode === null
      ? []
      : [[t('bill.discount', { code: order.discountCode }), formatChfWithRappen(-order.discount)] as const]),
    [t('bill.total'), formatChfWithRappen(order.resultingPrice)],
    [t(order.payOneTime ? 'bill.due-once' : 'bill.due-down-payment'), formatChfWithRappen(amount), 'strong'],
  ]);
  writeNote(doc, t('bill.how'));

  new SwissQRBill(
    {
      amount: amount / 100,
      currency: 'CHF',
      creditor,
      debtor: debtorOf(order),
      reference: paymentReference(account, { sequence: payment.sequence, number }),
      message: printable(t('bill.message', { number }), 140),
    },
    { language: billLanguage[locale] },
  ).attachTo(doc);
  return { pdf: await pdfBytes(doc), fileName: `${t('bill.file')}-${number}.pdf` };
}

/**
 * Draws the payment part of a QR-bill below a document without an order, such as an employer's monthly statement. Draws
 * nothing if the shop has no account, or nothing is due.
 * @param amount Rappen
 * @param reference letters and digits that identify the payment, the same for the same document
 */
export async function attachBill(
  doc: PDFKit.PDFDocument,
  { amount, locale, reference, message }: { amount: number; locale: Locale; reference: string; message: string },
): Promise<void> {
  const account = creditorAccount();
  if (!account || amount <= 0) return;
  const creditor = await creditorOf(locale, account);
  new SwissQRBill(
    {
      amount: amount / 100,
      currency: 'CHF',
      creditor,
      reference: documentReference(account, reference),
      message: printable(message, 140),
    },
    { language: billLanguage[locale] },
  ).attachTo(doc);
}

/** Languages of the payment part of a QR-bill. */
const billLanguage: Record<Locale, 'DE' | 'FR' | 'IT' | 'EN'> = { de: 'DE', fr: 'FR' };

/**
 * The buyer, in characters that the payment part allows; undefined if a part would be lost. The standard allows a bill
 * without a payer, which is then written in by hand; an incomplete or empty name would be wrong.
 */
function debtorOf({ contact }: Order): Party | undefined {
  const { firstname, lastname, street, house_number: number, zip, city } = contact;
  if (![firstname, lastname, street, number, zip, city].every(isPrintable)) return undefined;
  const debtor = {
    name: printable(`${firstname} ${lastname}`, 70),
    address: printable(street, 70),
    buildingNumber: printable(number, 16) || undefined,
    zip: printable(zip, 16),
    city: printable(city, 35),
    country: contact.country_code,
  };
  return debtor.name && debtor.zip && debtor.city ? debtor : undefined;
}
