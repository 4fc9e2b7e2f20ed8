import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createLocalPaymentProvider } from './local.server.ts';
import { createPayrexxProvider } from './payrexx.server.ts';
import type { PaymentProvider } from './payment.ts';

/**
 * The provider that the environment chooses: Payrexx where `PAYREXX_INSTANCE` is set, else the payment page at
 * `/dev/pay/{hash}`. In production, which has no such page, there is none without Payrexx: orders are paid by QR-bill.
 */
export const paymentProvider = (): PaymentProvider | undefined =>
  singleton('payment-provider', () => {
    const { APP_MODE, PAYREXX_INSTANCE, PAYREXX_API_SECRET, PAYREXX_API_URL, PAYREXX_MEANS, PAYREXX_WEBHOOK_KEY } =
      env();
    if (PAYREXX_INSTANCE && PAYREXX_API_SECRET) {
      return createPayrexxProvider({
        instance: PAYREXX_INSTANCE,
        secret: PAYREXX_API_SECRET,
        apiUrl: PAYREXX_API_URL,
        means: PAYREXX_MEANS,
        webhookKey: PAYREXX_WEBHOOK_KEY,
      });
    }
    return APP_MODE === 'production' ? undefined : createLocalPaymentProvider();
  });
