import { expect, it } from 'vitest';
import { orderContext } from './order-context.server.ts';

it('reads the analytics client where the shopper allowed analytics, and nothing else', () => {
  const cookies = 'a=1; _ga=GA1.1.123456789.1700000000; b=2';
  expect(orderContext(cookies, { isCounted: true })).toMatchObject({ googleClientId: '123456789.1700000000' });
  expect(orderContext(cookies, { isCounted: false })).toMatchObject({ googleClientId: null });
  for (const header of [null, '', '_ga=GA1.1.x', '_ga=<script>']) {
    expect(orderContext(header, { isCounted: true })).toMatchObject({ googleClientId: null });
  }
});

it('names the kind of device that ordered', () => {
  expect(
    orderContext(null, { isCounted: false, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' })
      .device,
  ).toBe('phone');
  expect(orderContext(null, { isCounted: false }).device).toBe('node');
});
