import type { Locale } from '~/i18n/locales.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { mm, pdfColours, pdfFonts, pdfLogo } from '~/platform/pdf.server.ts';
import { printable } from './printable.ts';

/*
 * Shared parts of bills and receipts: the letter with addresses, title and lines with amounts.
 */

const MARGIN = mm(20);

/** Width of text on a letter, in points. */
export const WIDTH = mm(170);

export interface Party {
  name: string;
  address: string;
  buildingNumber?: string;
  zip: string;
  city: string;
  country: string;
}

/** Splits street and number, e.g. of `Speichenhof 12a`. */
const streetLine = /^(.*\D)\s+(\d+\s?[a-zA-Z]?)$/;

/** The shop as creditor, in characters that the payment part allows. @param account IBAN without spaces */
export async function creditorOf(locale: Locale, account = ''): Promise<Party & { account: string }> {
  const { address } = await getShopSettings(locale);
  const [, street = address.street, buildingNumber] = streetLine.exec(address.street) ?? [];
  return {
    account,
    name: printable(address.company, 70),
    address: printable(street, 70),
    buildingNumber,
    zip: printable(address.zip, 16),
    city: printable(address.town, 35),
    country: 'CH',
  };
}

/** The buyer as typed in the order. */
export function addresseeOf({ contact }: Order): Party {
  const { firstname, lastname, street, house_number: buildingNumber, zip, city, country_code: country } = contact;
  return { name: `${firstname} ${lastname}`, address: street, buildingNumber, zip, city, country };
}

/** Name, street and town. */
export function addressLines({ name, address, buildingNumber, zip, city }: Party): string[] {
  return [name, [address, buildingNumber].filter(Boolean).join(' '), `${zip} ${city}`];
}

/** A line with its amount; `strong` marks totals. */
export type Line = readonly [text: string, amount: string, weight?: 'strong'];

/** Draws lines with right-aligned amounts between hairlines. */
export function writeLines(doc: PDFKit.PDFDocument, lines: readonly Line[]): void {
  for (const [text, amount, weight] of lines) {
    const top = doc.y;
    doc
      .lineWidth(weight ? 1.4 : 0.5)
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + WIDTH, top);
    doc.stroke(weight ? pdfColours.ink : pdfColours.line);
    doc.font(weight ? pdfFonts.semibold : pdfFonts.regular).fontSize(10);
    doc.text(amount, MARGIN, top + 6, { width: WIDTH, align: 'right' });
    doc.text(text, MARGIN, top + 6, { width: WIDTH - 110 });
    doc.y = Math.max(doc.y, top + 18) + 5;
  }
}

/** Draws the logo, both addresses, and the title with a line below it. */
export function writeLetterHead(
  doc: PDFKit.PDFDocument,
  order: Order,
  { creditor, title, sub }: { creditor: Party; title: string; sub: string },
): void {
  const { regular, semibold } = pdfFonts;
  pdfLogo(doc, MARGIN, MARGIN);
  doc.font(regular).fontSize(9).fillColor(pdfColours.ink2);
  doc.text(addressLines(creditor).join('\n'), MARGIN, mm(45), { lineGap: 2 });
  doc.fontSize(10).fillColor(pdfColours.ink);
  doc.text(addressLines(addresseeOf(order)).join('\n'), MARGIN + mm(95), mm(45), { lineGap: 2 });
  doc.font(semibold).fontSize(18).text(title, MARGIN, mm(80), { characterSpacing: -0.3 });
  doc.font(regular).fontSize(10).moveDown(0.4).text(sub).moveDown(1.2);
}

/** Draws a paragraph below the lines. */
export function writeNote(doc: PDFKit.PDFDocument, text: string): void {
  doc.moveDown(1.2).font(pdfFonts.regular).fontSize(10).text(text, MARGIN, doc.y, { width: WIDTH, lineGap: 2 });
}
