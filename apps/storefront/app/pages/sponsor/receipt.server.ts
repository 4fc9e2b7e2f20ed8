import { formatDate } from '~/i18n/dates.ts';
import { languageTag, type Locale } from '~/i18n/locales.ts';
import { formatChf } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { createPdf, mm, pdfBytes, pdfColours, pdfFonts, pdfLogo } from '~/platform/pdf.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

export interface Receipt {
  /** Of the contribution, for questions about it. */
  number: string;
  /** Who paid. */
  name: string;
  /** Whose page it is for, and the page's title. */
  rider: string;
  title: string;
  /** Rappen */
  amount: number;
  paidAt: Date;
  /** How it was paid, as the provider calls it. */
  means: string;
  /** Name and address of the shop, a line each. */
  shop: readonly string[];
}

const LEFT = mm(20);
const WIDTH = mm(170);
const LABEL = mm(50);

/**
 * The receipt of a contribution on A4. What it says of the money is what the page says: it becomes the down payment,
 * or goes back whole.
 */
export async function sponsorReceipt(receipt: Receipt, locale: Locale): Promise<Buffer> {
  const { number, name, rider, title, amount, paidAt, means, shop } = receipt;
  const t = i18nFor(locale, 'sponsor');
  const mail = i18nFor(locale, 'sponsor-mail');
  const pdf = await createPdf({ title: t('receipt.title'), language: languageTag[locale] });
  pdfLogo(pdf, LEFT, mm(20));
  pdf.font(pdfFonts.regular).fontSize(9).fillColor(pdfColours.ink2);
  pdf.text(shop.join('\n'), LEFT + mm(110), mm(20), { width: mm(60), align: 'right' });
  pdf.font(pdfFonts.semibold).fontSize(24).fillColor(pdfColours.ink).text(t('receipt.title'), LEFT, mm(60));
  const lines: [string, string][] = [
    [t('receipt.number'), number],
    [t('receipt.from'), name],
    [t('receipt.for'), `${rider}, ${title}`],
    [t('receipt.on'), formatDate(zurichDate(paidAt), locale)],
    [t('receipt.by'), textOfKey(mail, `means.${means}`, { defaultValue: means })],
  ];
  let y = mm(82);
  for (const [label, value] of lines) {
    pdf.font(pdfFonts.regular).fontSize(10).fillColor(pdfColours.ink3).text(label, LEFT, y, { width: LABEL });
    pdf.fillColor(pdfColours.ink).text(value, LEFT + LABEL, y, { width: WIDTH - LABEL });
    y = Math.max(pdf.y, y + mm(6)) + mm(2);
  }
  pdf
    .lineWidth(1.5)
    .strokeColor(pdfColours.ink)
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .stroke();
  pdf
    .font(pdfFonts.semibold)
    .fontSize(14)
    .fillColor(pdfColours.ink)
    .text(t('receipt.amount'), LEFT, y + mm(4));
  pdf.text(formatChf(amount), LEFT, y + mm(4), { width: WIDTH, align: 'right' });
  pdf.font(pdfFonts.regular).fontSize(9).fillColor(pdfColours.ink2);
  pdf.text(t('receipt.note', { name: rider }), LEFT, y + mm(18), { width: WIDTH });
  return pdfBytes(pdf);
}
