import { timeLimit } from '~/platform/time-limit.server.ts';
import type { Analytics } from './analytics.ts';

export interface GoogleAnalyticsOptions {
  /** `G-…` */
  measurementId: string;
  apiSecret: string;
  /** Another server that answers as Google does, for tests. */
  baseUrl?: string;
}

const TIMEOUT = 10_000;

/** Google Analytics 4 by its Measurement Protocol. Two purchases of one order number count as one there. */
export function createGoogleAnalytics({
  measurementId,
  apiSecret,
  baseUrl = 'https://www.google-analytics.com',
}: GoogleAnalyticsOptions): Analytics {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret }).toString();
  return {
    async purchase({ clientId, orderNumber, value, items }) {
      const response = await fetch(`${baseUrl}/mp/collect?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          client_id: clientId,
          non_personalized_ads: true,
          events: [
            {
              name: 'purchase',
              params: {
                transaction_id: orderNumber,
                currency: 'CHF',
                value,
                items: items.map(({ id, name, price, quantity }) => ({
                  item_id: id,
                  item_name: name,
                  price,
                  quantity,
                })),
              },
            },
          ],
        }),
        signal: timeLimit(TIMEOUT),
      });
      if (!response.ok) throw new Error(`Google Analytics responded with ${response.status}`);
    },
  };
}
