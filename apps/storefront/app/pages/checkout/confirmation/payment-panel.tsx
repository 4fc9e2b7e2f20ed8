import { Form, useNavigation, useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Panel } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import type { PaymentState, PaymentView } from '~/modules/payments/payment-view.ts';

/** What is due at once for an order: how it stands, and the one thing to do about it. Works without JavaScript. */
export function PaymentPanel({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const titleId = useId();
  const { kind, state, amount, outstanding } = payment;
  useNews(state);
  return (
    <section aria-labelledby={titleId}>
      <Panel>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
          <div>
            <h2 id={titleId} className="text-h3">
              {t(`panel.title.${kind}`)}
            </h2>
            <p className="mt-1 text-small text-ink-2">{t(`panel.lead.${kind}`)}</p>
          </div>
          <p className="text-rate-l whitespace-nowrap">
            CHF{'\u00a0'}
            {formatExactAmount(state === 'part-paid' ? outstanding : amount)}
          </p>
        </div>
        <div className="mt-5 grid gap-5">
          <PaymentNews payment={payment} />
          {payment.payBy && (
            <p className="text-small text-ink-2">{t('panel.pay-by', { date: formatDate(payment.payBy, locale) })}</p>
          )}
          <PaymentActions payment={payment} />
        </div>
      </Panel>
    </section>
  );
}

/** ms after which the page looks for news by itself, while something is under way. */
const LOOK_AGAIN = [1500, 3000, 6000, 12_000, 24_000];

/** States that change without the shopper's doing. */
const passing: ReadonlySet<PaymentState> = new Set<PaymentState>(['preparing', 'processing']);

function useNews(state: PaymentState): void {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const pause = LOOK_AGAIN[looks];
    if (!passing.has(state) || pause === undefined) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      revalidate();
    }, pause);
    return () => clearTimeout(timer);
  }, [state, looks, revalidate]);
}

const kindOfNote: Partial<Record<PaymentState, 'good' | 'error' | 'wait'>> = {
  paid: 'good',
  declined: 'error',
  expired: 'wait',
  cancelled: 'wait',
  'part-paid': 'wait',
  contact: 'wait',
};

/** How it stands, in a sentence; announced when it changes. */
function PaymentNews({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const { state, kind, paidAt, means, amount, outstanding } = payment;
  const date = paidAt ? formatDate(paidAt, locale) : '';
  const values = {
    date,
    means: means ? t(`means.${means}`, { defaultValue: means }) : '',
    paid: formatExactAmount(amount - outstanding),
    open: formatExactAmount(outstanding),
  };
  return (
    <div role="status">
      <Note kind={kindOfNote[state] ?? 'info'} icon={state === 'processing' ? 'retry' : undefined}>
        <p className="font-medium">{t(state === 'paid' ? `panel.paid.${kind}` : `panel.state.${state}`, values)}</p>
        <p>{t(`panel.text.${state}`, values)}</p>
      </Note>
    </div>
  );
}

function PaymentActions({ payment }: { payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const { state, link, qrBill, offered } = payment;
  const isAgain = state === 'declined' || state === 'cancelled';
  return (
    <>
      {link && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={link} reload icon="lock">
            {t(isAgain ? 'panel.again' : 'panel.pay')}
          </LinkButton>
          <span className="text-small text-ink-2">
            {offered.map((means) => t(`means.${means}`, { defaultValue: means })).join(', ')}
          </span>
        </p>
      )}
      {state === 'expired' && <NewLink payment={payment} />}
      {passing.has(state) && <LookAgain payment={payment} />}
      {qrBill && (
        <ByBank>
          <GoLink href={qrBill} reload icon="download" target="_blank" rel="noreferrer">
            {t('panel.bill')}
          </GoLink>
        </ByBank>
      )}
    </>
  );
}

function ByBank({ children }: { children: ReactNode }) {
  const { t } = useTranslation('payment');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-4">
      <p className="max-w-[46ch] text-small text-ink-2">{t('panel.by-bank')}</p>
      {children}
    </div>
  );
}

/** Asks for a payment page that can be paid, by a form. */
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

/** The page itself once more, for those whose browser does not look by itself. */
function LookAgain({ payment: { order } }: { payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const query = order.token ? { token: order.token } : { nr: order.number };
  return (
    <p>
      <LinkButton variant="secondary" icon="retry" href={href('checkoutConfirmation', {}, locale, query)}>
        {t('panel.look')}
      </LinkButton>
    </p>
  );
}
