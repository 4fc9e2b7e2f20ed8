import { randomUUID } from 'node:crypto';
import { createHmac } from 'node:crypto';
import { testSecrets } from '../../support/environment.ts';
import { type OrderedByHttp, orderByHttp } from '../../support/http-shopper.ts';
import { query } from './database.ts';
import { demo } from './demo.ts';
import { expect } from './test.ts';
import type { Language } from './texts.ts';

/** Orders the demonstration bike on a plan, as a shopper of her own. */
export async function placeOrder(baseURL: string, language: Language): Promise<OrderedByHttp> {
  const [variant] = await query<{ id: number }>(
    `select variant.id from variant join product_text on product_text.product_id = variant.product_id
     where slug = $1 and variant.stock_status <> 'outofstock' and (stock_quantity is null or stock_quantity > 0)
     order by stock_quantity desc nulls first limit 1`,
    [demo.bike[language].split('/').at(-1)],
  );
  if (!variant) throw new Error('The demonstration bike is sold out.');
  return orderByHttp(baseURL, { variantId: variant.id, email: `mia.${randomUUID()}@example.ch`, language });
}

const secrets = {
  financing: testSecrets.FINANCING_PARTNER_WEBHOOK_SECRET,
  logistics: testSecrets.LOGISTICS_PARTNER_WEBHOOK_SECRET,
};

/** A partner tells the shop how far an order is, signed as partners sign. */
export async function tellShop(
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
