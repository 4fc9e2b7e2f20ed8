import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testSecrets } from '../../support/environment.ts';
import { type OrderedByHttp, orderByHttp } from '../../support/http-shopper.ts';
import { query } from './database.ts';
import { demo, paths } from './demo.ts';
import { expect } from './test.ts';
import type { Language } from './texts.ts';

/** Name of a variant of the demonstration bike. */
interface BikeChoice {
  size: string;
  colour: string;
}

/** Restocks what other tests have bought of a variant of the demonstration bike. @returns its id */
export async function restock({ size, colour }: BikeChoice): Promise<number> {
  const [variant] = await query<{ id: number }>(
    `UPDATE variant
     SET stock_quantity = CASE WHEN stock_status = 'instock' AND stock_quantity < 5 THEN stock_quantity + 20 ELSE stock_quantity END
     WHERE size = $1 AND color_slug = $2 AND product_id = (SELECT product_id FROM product_text WHERE slug = $3)
     RETURNING id`,
    [size, colour, demo.bike.de.split('/').at(-1)],
  );
  if (!variant) throw new Error(`The demonstration bike is not to be had in ${size} and ${colour}.`);
  return variant.id;
}

/** Orders the demonstration bike on a plan by HTTP, as a new shopper. */
export async function placeOrder(baseURL: string, language: Language): Promise<OrderedByHttp> {
  const variantId = await restock({ size: 'M', colour: 'nebelgrau' });
  return orderByHttp(baseURL, { variantId, email: `mia.${randomUUID()}@example.ch`, language });
}

/**
 * Orders by HTTP and hands the session over to the browser, which opens the confirmation: for tests of what follows an
 * order. `order.spec.ts` tests the way through the pages.
 */
export async function orderInSessionOf(page: Page, baseURL: string, language: Language): Promise<OrderedByHttp> {
  const order = await placeOrder(baseURL, language);
  await page.context().addCookies(order.shopper.cookies.map((cookie) => ({ ...cookie, url: baseURL })));
  await page.goto(`${paths.confirmation[language]}?nr=${order.number}`);
  return order;
}

const secrets = {
  financing: testSecrets.FINANCING_PARTNER_WEBHOOK_SECRET,
  logistics: testSecrets.LOGISTICS_PARTNER_WEBHOOK_SECRET,
};

/** A partner reports the progress of an order, signed as partners sign. */
export async function postPaymentWebhook(
  baseURL: string,
  partner: keyof typeof secrets,
  notice: { order: string; event: string; deliveryDate?: string },
): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), ...notice });
  const signature = createHmac('sha256', secrets[partner]).update(body).digest('hex');
  const response = await fetch(`${baseURL}/api/partners/${partner}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` },
  });
  expect([response.status, await response.json()]).toMatchObject([200, { success: true, result: 'moved' }]);
}
