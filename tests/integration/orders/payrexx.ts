import { PayrexxServer } from '../../contract/payrexx-server.ts';

/**
 * A fake payment provider, which the shop's settings name. Import it by `vi.hoisted`, so that it runs before the shop
 * reads its settings.
 */
export const payrexx = new PayrexxServer();
await payrexx.start();
Object.assign(process.env, {
  PAYREXX_INSTANCE: payrexx.instance,
  PAYREXX_API_SECRET: payrexx.secret,
  PAYREXX_API_URL: payrexx.url,
  PAYREXX_WEBHOOK_KEY: 'webhook-key-of-the-tests',
});
