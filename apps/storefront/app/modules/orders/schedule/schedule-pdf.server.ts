import { createPdf, mm, pdfBytes, pdfColours, pdfFonts, pdfLogo } from '~/platform/pdf.server.ts';
import type { ScheduleDocument, SchedulePayment } from './schedule-document.server.ts';

type Pdf = PDFKit.PDFDocument;

const margins = { top: mm(18), right: mm(20), bottom: mm(18), left: mm(20) };
const { ink, ink2, ink3, line, mist, action } = pdfColours;

const left = margins.left;
const width = (pdf: Pdf): number => pdf.page.width - margins.left - margins.right;

/** Height of a payment's line in points, and the lines of one column. */
const ROW = 15.2;
const ROWS_IN_A_COLUMN = 25;
/** Width reserved for the ring or disc of a line. */
const DOT = 11;
const COLUMN_GAP = mm(10);

/** Renders a payment schedule as one A4 page in the shop's design: at most 49 payments in two columns. */
export async function schedulePdf(schedule: ScheduleDocument, createdAt: Date): Promise<Buffer> {
  const { title, language } = schedule;
  const pdf = await createPdf({ title, language, createdAt, margins });
  pdfLogo(pdf, left, mm(15));
  pdf.font(pdfFonts.semibold).fontSize(26).text(title, left, mm(30), { characterSpacing: -0.7 });
  pdf.font(pdfFonts.regular).fontSize(10).fillColor(ink2);
  pdf.text(schedule.intro, left, pdf.y + 4, { width: width(pdf) * 0.86, lineGap: 2.4 });
  writeFacts(pdf, schedule);
  writePayments(pdf, schedule);
  pdf.font(pdfFonts.regular).fontSize(8.6).fillColor(ink3);
  const height = pdf.heightOfString(schedule.footer, { width: width(pdf) });
  // One point of tolerance: rounding could otherwise push a text that ends exactly at the margin to a new page.
  pdf.text(schedule.footer, left, pdf.page.height - margins.bottom - height - 1, { width: width(pdf) });
  return pdfBytes(pdf);
}

function rule(pdf: Pdf, y: number, from: number, length: number, colour: string, weight: number): void {
  pdf
    .lineWidth(weight)
    .strokeColor(colour)
    .moveTo(from, y)
    .lineTo(from + length, y)
    .stroke();
}

function writeFacts(pdf: Pdf, { facts, total }: ScheduleDocument): void {
  const value = left + mm(46);
  pdf.y += 14;
  rule(pdf, pdf.y, left, width(pdf), ink, 1.4);
  pdf.y += 8;
  for (const fact of facts) {
    const top = pdf.y;
    pdf
      .font(pdfFonts.regular)
      .fontSize(10)
      .fillColor(ink2)
      .text(fact.name, left, top, { width: mm(44) });
    pdf.fillColor(ink).text(fact.value, value, top, { width: width(pdf) - mm(46), lineGap: 1.5 });
    pdf.y += 3;
  }
  const top = pdf.y + 6;
  pdf.rect(left, top, width(pdf), 34).fill(mist);
  pdf
    .font(pdfFonts.semibold)
    .fontSize(13)
    .fillColor(ink)
    .text(total.name, left + 12, top + 9, { lineBreak: false });
  pdf.text(total.amount, left, top + 9, { width: width(pdf) - 12, align: 'right' });
  pdf.y = top + 34 + 18;
}

function writePayments(pdf: Pdf, { payments, columns }: ScheduleDocument): void {
  const isLong = payments.length > ROWS_IN_A_COLUMN;
  const column = isLong ? (width(pdf) - COLUMN_GAP) / 2 : width(pdf);
  const perColumn = isLong ? Math.ceil(payments.length / 2) : payments.length;
  const top = pdf.y;
  for (let index = 0; index < payments.length; index += perColumn) {
    const x = left + (index === 0 ? 0 : column + COLUMN_GAP);
    writeCells(pdf, { ...columns, x: x + DOT, y: top, column: column - DOT });
    rule(pdf, top + ROW - 2, x, column, ink, 0.8);
    for (const [row, payment] of payments.slice(index, index + perColumn).entries()) {
      writePayment(pdf, payment, { x, y: top + ROW * (row + 1), column });
    }
  }
}

function writePayment(pdf: Pdf, payment: SchedulePayment, place: { x: number; y: number; column: number }): void {
  const { x, y, column } = place;
  const isSpecial = payment.kind !== 'instalment' || payment.isLast;
  if (isSpecial) pdf.circle(x + 3, y + 5.2, 2.6).fill(payment.isLast ? action : ink);
  else
    pdf
      .lineWidth(0.9)
      .circle(x + 3, y + 5.2, 2.2)
      .stroke(ink3);
  writeCells(pdf, {
    ...payment,
    ...place,
    name: payment.shortName,
    x: x + DOT,
    column: column - DOT,
    isStrong: isSpecial,
  });
  rule(pdf, y + ROW - 3, x, column, line, 0.5);
}

interface Cells {
  day: string;
  name: string;
  amount: string;
  x: number;
  y: number;
  column: number;
  isStrong?: boolean;
}

function writeCells(pdf: Pdf, { day, name, amount, x, y, column, isStrong }: Cells): void {
  pdf.fontSize(9).fillColor(ink);
  pdf.font(isStrong ? pdfFonts.semibold : pdfFonts.regular).text(day, x, y, { lineBreak: false });
  pdf.text(amount, x, y, { width: column, align: 'right', lineBreak: false });
  pdf
    .font(pdfFonts.regular)
    .fillColor(ink3)
    .text(name, x + mm(34), y, { lineBreak: false });
}
