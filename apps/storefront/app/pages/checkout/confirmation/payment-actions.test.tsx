import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { i18nInstance } from '~/i18n/texts.server.ts';
import type { PaymentView } from '~/modules/payments/payment-view.ts';
import { PaymentActions } from './payment-actions.tsx';

const payment: PaymentView = {
  kind: 'once',
  state: 'ready',
  amount: 4320_00,
  outstanding: 4120_00,
  link: 'https://pay.example/1',
  offered: ['twint'],
  order: { number: 'VE-7K3M-Q9TF' },
};

it('asks for what is open, not for what sponsors have paid of it', () => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nInstance('de')}>
      <PaymentActions payment={payment} />
    </I18nextProvider>,
  );
  expect(html).toContain('CHF\u00a04’120');
  expect(html).not.toContain('4’320');
});
