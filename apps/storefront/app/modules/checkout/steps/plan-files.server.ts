import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { scheduleDocument, scheduleFile } from '~/modules/orders/schedule.server.ts';
import { cartLedger } from '~/modules/checkout/cart-ledger.ts';
import type { MadeFile } from '~/platform/file-answer.server.ts';
import { planStep } from './plan-step.server.ts';

/**
 * Renders the payment schedule of a visitor's cart, or of a plan that is not stored, as a file.
 * @param query `planQuery` of that plan; empty: the stored plan
 * @returns null if there is nothing to pay
 */
export async function planFile(
  format: 'ics' | 'pdf',
  {
    visitor,
    locale,
    query,
    now = new Date(),
  }: { visitor: Visitor | null; locale: Locale; query: URLSearchParams; now?: Date },
): Promise<MadeFile | null> {
  const { lines, plan, facts } = await planStep({ visitor, locale, query, now });
  if (lines.length === 0) return null;
  const document = await scheduleDocument(lines, plan, { locale, ledger: cartLedger(lines, plan, facts) });
  return scheduleFile(format, document, { locale, now });
}
