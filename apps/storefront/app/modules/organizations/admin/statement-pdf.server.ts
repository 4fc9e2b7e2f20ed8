import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { languageTag, type Locale } from '~/i18n/locales.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Organization } from '~/modules/content/content.ts';
import { dueOn, type Statement, type StatementStatus } from '~/modules/organizations/statement.ts';
import { createPdf, mm, pdfBytes, pdfColours, pdfFonts, pdfLogo } from '~/platform/pdf.server.ts';

const LEFT = mm(20);
const RIGHT = mm(190);
const BOTTOM = mm(272);

/**
 * Renders a monthly statement as PDF: each member's instalment with its number, the total due, and what was paid of it.
 * @param pay draws the payment part below it
 */
export async function statementPdf(
  { name }: Pick<Organization, 'name'>,
  { month, lines, total, running, begun }: Statement,
  { outstanding, credit }: StatementStatus,
  locale: Locale,
  pay: (document: PDFKit.PDFDocument) => Promise<void> = async () => {},
): Promise<Buffer> {
  const t = i18nFor(locale, 'organization-admin');
  const day = `${month}-01`;
  const monthName = `${formatMonth(day, locale)} ${month.slice(0, 4)}`;
  const title = `${t('statement.title', { month: monthName })} · ${name}`;
  const pdf = await createPdf({ title, language: languageTag[locale] });
  pdfLogo(pdf, LEFT, mm(20));
  pdf
    .font(pdfFonts.semibold)
    .fontSize(22)
    .text(t('statement.title', { month: monthName }), LEFT, mm(42));
  pdf.font(pdfFonts.regular).fontSize(11).fillColor(pdfColours.ink2).text(name, LEFT, mm(53));
  const due = formatDate(dueOn(month), locale);
  let y = mm(68);
  const line = (label: string, amount: string, isStrong = false) => {
    if (y > BOTTOM) {
      pdf.addPage();
      y = mm(20);
    }
    pdf
      .font(isStrong ? pdfFonts.semibold : pdfFonts.regular)
      .fontSize(10)
      .fillColor(pdfColours.ink);
    pdf.text(label, LEFT, y, { width: mm(125), lineBreak: false, ellipsis: true });
    pdf.text(amount, RIGHT - mm(40), y, { width: mm(40), align: 'right', lineBreak: false });
    y += mm(5.6);
    pdf
      .moveTo(LEFT, y)
      .lineTo(RIGHT, y)
      .lineWidth(isStrong ? 1 : 0.5)
      .strokeColor(isStrong ? pdfColours.ink : pdfColours.line)
      .stroke();
    y += mm(2.2);
  };
  line(t('statement.running', { count: running.count }), formatChfWithRappen(running.amount));
  line(t('statement.begun', { count: begun.count, month: monthName }), formatChfWithRappen(begun.amount));
  line(t('statement.due', { date: due }), formatChfWithRappen(total), true);
  const paid = total - outstanding + credit;
  if (paid > 0) {
    line(t('statement.paid'), formatChfWithRappen(-paid));
    if (credit > 0) line(t('statement.credit-line'), formatChfWithRappen(credit), true);
    else line(t('statement.rest-line'), formatChfWithRappen(outstanding), true);
  }
  y += mm(8);
  for (const each of lines) {
    line(`${each.name} · ${t('statement.nth', { index: each.index, of: each.of })}`, formatChfWithRappen(each.amount));
  }
  if (lines.length === 0) line(t('statement.nothing'), formatChfWithRappen(0));
  y += mm(4);
  if (y > BOTTOM - mm(12)) {
    pdf.addPage();
    y = mm(20);
  }
  pdf
    .font(pdfFonts.regular)
    .fontSize(9)
    .fillColor(pdfColours.ink3)
    .text(t('privacy'), LEFT, y, { width: mm(150) });
  await pay(pdf);
  return pdfBytes(pdf);
}
