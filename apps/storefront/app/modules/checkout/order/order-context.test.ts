import { expect, it } from 'vitest';
import { orderContext } from './order-context.server.ts';

it('reads the analytics client where the shopper allowed analytics, and nothing else', () => {
  expect(orderContext('a=1; _ga=GA1.1.123456789.1700000000; b=2')).toMatchObject({
    googleClientId: '123456789.1700000000',
  });
  for (const header of [null, '', '_ga=GA1.1.x', '_ga=<script>']) {
    expect(orderContext(header)).toMatchObject({ googleClientId: null });
  }
});

it('names the kind of device that ordered', () => {
  expect(orderContext(null, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)').device).toBe('phone');
  expect(orderContext(null).device).toBe('node');
});
