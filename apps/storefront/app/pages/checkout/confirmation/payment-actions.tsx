import { Form, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import type { PaymentState, PaymentView } from '~/modules/payments/payment-view.ts';

/** ms after which the page looks for news by itself, while something is under way. */
const LOOK_AGAIN = [1500, 3000, 6000, 12_000, 24_000];

/** States that change without the shopper's doing. */
export const passing: ReadonlySet<PaymentState> = new Set<PaymentState>(['preparing', 'processing']);

/** Looks for news of a payment that is under way, less and less often. */
export function usePaymentNews(state: PaymentState | undefined): void {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const pause = LOOK_AGAIN[looks];
    if (!state || !passing.has(state) || pause === undefined) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      revalidate();
    }, pause);
    return () => clearTimeout(timer);
  }, [state, looks, revalidate]);
}

/**
 * The one thing to do about what is due at once, as the page's main button, and the bill beside it. Works without
 * JavaScript.
 */
export function PaymentActions({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const { state, link, qrBill, outstanding } = payment;
  const isAgain = state === 'declined' || state === 'cancelled';
  const main = link ? (
    <LinkButton href={link} reload icon="lock">
      {isAgain ? t('panel.again') : t('panel.pay', { amount: formatExactAmount(outstanding) })}
    </LinkButton>
  ) : (
    state === 'expired' && <NewLink payment={payment} />
  );
  return (
    <>
      {main}
      {state === 'preparing' && <LookAgain payment={payment} />}
      {qrBill && (
        <LinkButton
          variant={main || state === 'preparing' ? 'secondary' : 'primary'}
          href={qrBill}
          reload
          target="_blank"
          rel="noreferrer"
        >
          {t('panel.bill')}
        </LinkButton>
      )}
    </>
  );
}

function NewLink({ payment: { order } }: { payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={`/zahlung/${order.number}/link`}>
      {order.token && <input type="hidden" name="token" value={order.token} />}
      <Button type="submit" loading={isSending && t('panel.renewing')}>
        {t('panel.renew')}
      </Button>
    </Form>
  );
}

/** A link that reloads the page, for browsers that do not update it. */
export function LookAgain({ payment: { order } }: { payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const query = order.token ? { token: order.token } : { nr: order.number };
  return (
    <LinkButton variant="secondary" icon="retry" href={href('checkoutConfirmation', {}, locale, query)}>
      {t('panel.look')}
    </LinkButton>
  );
}
