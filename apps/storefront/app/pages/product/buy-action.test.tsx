import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nInstance } from '~/i18n/texts.server.ts';
import { BuyAction } from './buy-action.tsx';
import type { ProductLinks } from './product-links.ts';
import type { ProductChoice } from './use-product-choice.ts';

const links: ProductLinks = { cart: '/cart', availability: '/notify', service: '/service', faq: '/faq' };

function rendered(more: Partial<ProductLinks>): string {
  const variant = { id: 1, orderable: false, sizeLabel: null };
  const choice = {
    variant,
    variants: [variant],
    isAlive: true,
    askForSize: () => undefined,
  } as unknown as ProductChoice;
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18nInstance('de')}>
      <BuyAction choice={choice} links={{ ...links, ...more }} isAdding={false} />
    </I18nextProvider>,
  );
}

it('offers a message for what can come back, and other used bikes where a used one is sold', () => {
  expect(rendered({})).toContain('href="/notify?variante=1"');
  const used = rendered({ usedBikes: '/used' });
  expect(used).toContain('href="/used"');
  expect(used).not.toContain('/notify');
});
