import type { Locale } from '~/i18n/locales.ts';
import { orderableLines } from '../cart/cart.ts';
import type { Visitor } from '../identity/identity.server.ts';
import { planStep } from './plan-step.server.ts';
import { scheduleDocument } from './schedule-document.server.ts';
import { scheduleIcs } from './schedule-ics.server.ts';
import { schedulePdf } from './schedule-pdf.server.ts';

/** A file to keep. */
export interface PlanFile {
  name: string;
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/**
 * The payment schedule of a visitor's cart, or of a plan that is only looked at, as a file.
 * @param query `planQuery` of that plan; empty: the plan that is kept
 * @returns null where there is nothing to pay
 */
export async function planFile(
  format: 'ics' | 'pdf',
  {
    visitor,
    locale,
    query,
    now = new Date(),
  }: { visitor: Visitor | null; locale: Locale; query: URLSearchParams; now?: Date },
): Promise<PlanFile | null> {
  const { cart, plan, today } = await planStep({ visitor, locale, query, now });
  if (!plan) return null;
  const document = await scheduleDocument(orderableLines(cart.lines), plan, { locale, today });
  const name = `velory-${locale === 'de' ? 'zahlungsplan' : 'plan-de-paiement'}.${format}`;
  if (format === 'ics') return { name, type: 'text/calendar; charset=utf-8', body: scheduleIcs(document) };
  return { name, type: 'application/pdf', body: new Uint8Array(await schedulePdf(document, now)) };
}
