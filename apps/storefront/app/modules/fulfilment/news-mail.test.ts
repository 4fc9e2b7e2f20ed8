import { describe, expect, it } from 'vitest';
import { sampleLedger, sampleOrder } from '~/modules/orders/sample-order.server.ts';
import { orderNewsMail } from './news-mail.server.ts';

const shop = { address: 'https://www.velory.example', look: {} };

/** The text of the mail about a delivery. */
async function deliveredMail(locale: 'de' | 'fr', hasBike: boolean): Promise<string> {
  const order = sampleOrder(locale);
  const words = { number: order.number, visibleUntil: '', hiddenUntil: '', day: '' };
  const ledger = sampleLedger(order, { hasBike });
  const { text } = await orderNewsMail.render(
    { order, words, address: [], isProven: true, news: 'delivered', ledger },
    locale,
    shop,
  );
  return text;
}

describe('the mail about a delivery', () => {
  it.each([
    ['de', 'Gute Fahrt', 'Service'],
    ['fr', 'Bonne route', 'service'],
  ] as const)('wishes a good ride and names the service for a bike alone (%s)', async (locale, wish, service) => {
    const withBike = await deliveredMail(locale, true);
    expect(withBike).toContain(wish);
    expect(withBike).toContain(service);
    const goods = await deliveredMail(locale, false);
    expect(goods).not.toContain(wish);
    expect(goods.split(locale === 'de' ? 'Versteckte' : 'cachés')[1]).not.toMatch(/Bike|vélo/);
  });
});
