import { LRUCache } from 'lru-cache';
import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import { languageTag, type Locale } from '~/i18n/locales.ts';
import { formatChf, formatRate } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { createPdf, mm, pdfBytes, pdfColours, pdfFonts, pdfLogo } from '~/platform/pdf.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { pngPictureUrl, type ProductView } from '~/modules/catalog/catalog.ts';
import { findPicture } from '~/modules/catalog/pictures.server.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';

interface Sheet {
  document: PDFKit.PDFDocument;
  product: ProductView;
  locale: Locale;
  t: Translate<'data-sheet'>;
  groupTitle: (group: ProductView['attributes'][number]['group']) => string;
}

const LEFT = mm(20);
const WIDTH = mm(170);
const BOTTOM = mm(297 - 24);
const GAP = mm(8);

/** Sheets that were asked for last; the day is part of the key, since a sheet says how old it is. */
const sheets = new LRUCache<string, Buffer>({
  max: 100,
  maxSize: 16_000_000,
  sizeCalculation: (bytes) => bytes.length,
});

/**
 * The data sheet of a product as PDF: picture, rate, highlights, sizes and all technical data on A4 (spec §2: PDF
 * overview).
 * @param address the product's public address, printed at the foot
 */
export async function dataSheet(product: ProductView, locale: Locale, address: string): Promise<Buffer> {
  const today = zurichDate(new Date());
  const { id, pictureVersion, displayPrice, name, subtitle, highlights, attributes, variants } = product;
  const state = JSON.stringify([displayPrice, name, subtitle, highlights, attributes, variants.length, address]);
  const key = [id, locale, today, pictureVersion, state].join('|');
  const bytes = sheets.get(key) ?? (await drawSheet(product, locale, { address, today }));
  sheets.set(key, bytes);
  return bytes;
}

async function drawSheet(
  product: ProductView,
  locale: Locale,
  { address, today }: { address: string; today: string },
): Promise<Buffer> {
  const t = i18nFor(locale, 'data-sheet');
  const productTexts = i18nFor(locale, 'product');
  const document = await createPdf({
    title: `${product.name} · ${t('title')}`,
    language: languageTag[locale],
    margins: { top: mm(18), right: mm(20), bottom: 0, left: LEFT },
  });
  const sheet: Sheet = { document, product, locale, t, groupTitle: (group) => productTexts(`groups.${group}`) };
  pdfLogo(document, LEFT, mm(16));
  drawTitle(sheet);
  await drawPicture(sheet);
  drawPrice(sheet);
  drawHighlights(sheet);
  drawDetails(sheet);
  drawFooters(sheet, [t('asOf', { date: formatDate(today, locale) }), address]);
  return pdfBytes(document);
}

function drawTitle({ document, product, t }: Sheet): void {
  const { brand, name } = splitName(product);
  document.font(pdfFonts.regular).fontSize(10).fillColor(pdfColours.ink3);
  document.text(t('title'), LEFT, mm(17), { width: WIDTH, align: 'right' });
  document.font(pdfFonts.regular).fontSize(12).fillColor(pdfColours.ink2);
  document.text(brand ?? '', LEFT, mm(32), { width: WIDTH });
  document.font(pdfFonts.semibold).fontSize(26).fillColor(pdfColours.ink);
  document.text(name, { width: WIDTH, characterSpacing: -0.6 });
  document.font(pdfFonts.regular).fontSize(11).fillColor(pdfColours.ink2);
  document.text(product.subtitle, { width: WIDTH }).moveDown(0.6);
}

/** The drawing on the left two thirds; a product with photographs has none that could be set here. */
async function drawPicture({ document, product }: Sheet): Promise<void> {
  const name = pngPictureUrl(product).split('/').at(-1) ?? '';
  const picture = product.pictures === 'drawing' ? await findPicture(name) : undefined;
  if (picture?.kind !== 'picture' || typeof picture.body === 'string') return;
  const height = mm(78);
  document.image(picture.body, LEFT, document.y, { fit: [WIDTH, height], align: 'center' });
  document.y += height + mm(3);
}

function drawPrice({ document, product, t }: Sheet): void {
  const { months, rate } = cardPlan(product, defaultPlanLength);
  const total = formatChf(product.displayPrice);
  rule(document, pdfColours.ink, 1.2);
  const top = document.y + 6;
  const amount = `CHF\u00a0${formatRate(rate, months)}`;
  const note = months > 1 ? `× ${t('rate', { months })} · ${t('total', { total })}` : t('once');
  document.font(pdfFonts.semibold).fontSize(22).fillColor(pdfColours.ink);
  const noteLeft = LEFT + document.widthOfString(amount) + 8;
  document.text(amount, LEFT, top, { lineBreak: false });
  const bottom = top + document.currentLineHeight();
  // On the amount's baseline.
  document.font(pdfFonts.regular).fontSize(10).fillColor(pdfColours.ink2);
  document.text(note, noteLeft, top + 11.5, { lineBreak: false });
  document.y = bottom;
  document.moveDown(0.6);
}

function drawHighlights(sheet: Sheet): void {
  const { document, product, t } = sheet;
  if (product.highlights.length === 0) return;
  heading(sheet, t('highlights'));
  const width = (WIDTH - 2 * GAP) / 3;
  const top = document.y;
  const ends = product.highlights.slice(0, 3).map(({ title, text }, column) => {
    const x = LEFT + column * (width + GAP);
    document.font(pdfFonts.semibold).fontSize(9.5).fillColor(pdfColours.ink).text(title, x, top, { width });
    document
      .font(pdfFonts.regular)
      .fontSize(9)
      .fillColor(pdfColours.ink2)
      .text(text, x, document.y + 2, { width });
    return document.y;
  });
  document.y = Math.max(...ends) + mm(3);
}

function drawDetails(sheet: Sheet): void {
  const { product, t, groupTitle } = sheet;
  const sizes = product.sizes.map(({ label, frameSize }) =>
    frameSize ? t('size', { size: label, min: frameSize.minCm, max: frameSize.maxCm }) : label,
  );
  const own = [
    { name: t('sizes'), values: sizes },
    { name: t('colours'), values: product.colours.map(({ name }) => name) },
  ].filter(({ values }) => values.length > 0);
  if (own.length > 0) {
    heading(sheet, t('details'));
    rows(sheet, own);
  }
  for (const { group, items } of product.attributes) {
    const others = items.filter(({ slug }) => slug !== 'pa_groesse' && slug !== 'pa_farbe');
    if (others.length === 0) continue;
    heading(sheet, groupTitle(group));
    rows(sheet, others);
  }
}

/** A heading that is never alone at the foot of a page. */
function heading({ document }: Sheet, title: string): void {
  if (document.y + mm(22) > BOTTOM) document.addPage();
  document.font(pdfFonts.semibold).fontSize(11).fillColor(pdfColours.ink);
  document.text(title, LEFT, document.y + mm(3), { width: WIDTH });
  document.y += 3;
}

/** Name and value in two columns of pairs, under hairlines. */
function rows({ document }: Sheet, items: readonly { name: string; values: readonly string[] }[]): void {
  const labelWidth = mm(50);
  for (const { name, values } of items) {
    const value = values.join(', ');
    document.font(pdfFonts.regular).fontSize(9);
    const height = document.heightOfString(value, { width: WIDTH - labelWidth }) + 7;
    if (document.y + height > BOTTOM) document.addPage();
    rule(document, pdfColours.line, 0.5);
    const top = document.y + 3.5;
    document.fillColor(pdfColours.ink3).text(name, LEFT, top, { width: labelWidth - GAP });
    document.fillColor(pdfColours.ink).text(value, LEFT + labelWidth, top, { width: WIDTH - labelWidth });
    document.y = top - 3.5 + height;
  }
}

function rule(document: PDFKit.PDFDocument, colour: string, thickness: number): void {
  document.lineWidth(thickness).strokeColor(colour);
  document
    .moveTo(LEFT, document.y)
    .lineTo(LEFT + WIDTH, document.y)
    .stroke();
}

function drawFooters({ document, t }: Sheet, lines: readonly string[]): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    document.font(pdfFonts.regular).fontSize(8).fillColor(pdfColours.ink3);
    lines.forEach((line, index) => {
      document.text(line, LEFT, mm(281) + index * 11, { width: mm(140), lineBreak: false });
    });
    document.text(t('page', { page: page + 1, pages: count }), LEFT, mm(281) + 11, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  }
}
