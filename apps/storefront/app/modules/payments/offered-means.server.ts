import { textOfKey } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { creditorAccount } from './qr-bill/qr-bill-account.server.ts';

/**
 * Names of the means by which an order can be paid here: those of the provider's page, and the QR-bill if the shop has
 * an account.
 */
export function offeredMeansNames(locale: Locale): string[] {
  const t = i18nFor(locale, 'payment');
  const means = [...(paymentProvider()?.means ?? []), ...(creditorAccount() ? ['qr-bill'] : [])];
  return [...new Set(means.map((each) => textOfKey(t, `means.${each}`, { defaultValue: each })))];
}
