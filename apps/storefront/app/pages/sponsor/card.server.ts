import { languageTag, type Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { qrCode } from '~/modules/sponsoring/qr-code.ts';
import { createPdf, mm, pdfBytes, pdfColours, pdfFonts, pdfLogo } from '~/platform/pdf.server.ts';

const WIDTH = mm(105);
const MARGIN = mm(10);
const CODE = mm(44);

/** A card of A6: title, story, the link as a QR code and in letters; null if the link is too long for a code. */
export async function sponsorCard(
  { title, story }: { title: string; story: string },
  address: string,
  locale: Locale,
): Promise<Buffer | null> {
  const code = qrCode(address);
  if (!code) return null;
  const t = i18nFor(locale, 'sponsor');
  const margins = { top: MARGIN, right: MARGIN, bottom: mm(4), left: MARGIN };
  const pdf = await createPdf({ title, language: languageTag[locale], size: 'A6', margins });
  const width = WIDTH - 2 * MARGIN;
  pdfLogo(pdf, MARGIN, MARGIN);
  pdf
    .font(pdfFonts.semibold)
    .fontSize(20)
    .text(title, MARGIN, mm(26), { width, height: mm(18), ellipsis: true });
  pdf.font(pdfFonts.regular).fontSize(10).fillColor(pdfColours.ink2);
  pdf.text(t('quote', { story }), MARGIN, Math.min(pdf.y + 4, mm(46)), { width, height: mm(32), ellipsis: true });
  const top = mm(86);
  const step = CODE / code.length;
  code.forEach((row, y) =>
    row.forEach((dark, x) => dark && pdf.rect(MARGIN + x * step, top + y * step, step + 0.05, step + 0.05)),
  );
  pdf.fill(pdfColours.ink);
  pdf.fillColor(pdfColours.ink2).fontSize(9);
  pdf.text(t('start.lead'), MARGIN + CODE + mm(5), top, { width: width - CODE - mm(5), height: CODE });
  pdf
    .fontSize(8)
    .fillColor(pdfColours.ink)
    .text(address, MARGIN, top + CODE + mm(3), { width, height: mm(8) });
  return pdfBytes(pdf);
}
