import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import type { CartLine, CartPlan } from '~/modules/cart/cart.ts';
import { EmployerConsent } from '~/modules/financing/ui/shared-parts.ts';
import { CartLines } from '~/modules/cart/ui/cart-lines.tsx';
import { type CartFacts, cartLedger } from '~/modules/checkout/cart-ledger.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { wordObligation } from '~/modules/orders/ledger-words.ts';
import type { Contact } from '~/modules/checkout/contact.ts';
import { pushCheckoutFailure } from '~/pages/checkout/announce-failure.ts';
import { CheckoutSteps } from '~/pages/checkout/checkout-steps.tsx';
import { type RefusedCode, refusalText } from '~/pages/checkout/discount-entry.tsx';
import { PlanCalendar } from '~/pages/checkout/plan-calendar.tsx';
import { PlanSummary } from '~/pages/checkout/plan-summary.tsx';
import { TermsText } from '~/pages/checkout/terms-text.tsx';

/** Why an order was not placed. */
export type OrderRefusal =
  | { kind: 'changed' }
  | { kind: 'contact-changed' }
  | { kind: 'failed' }
  | { kind: 'not-agreed' }
  | { kind: 'sold-out'; product: string }
  | { kind: 'discount-gone'; code: string };

export interface ReviewPageProps {
  lines: readonly CartLine[];
  plan: CartPlan;
  /** What the ledger of the cart needs beside its plan. */
  facts: CartFacts;
  contact: Contact;
  /** Name of the country in the page's language. */
  country: string;
  /** The entered discount code, where it has no effect (any more). */
  refusedDiscount: RefusedCode | null;
  intentKey: string;
  fingerprint: string;
  refusal: OrderRefusal | undefined;
}

export function ReviewPage(props: ReviewPageProps) {
  const { lines, plan, facts, contact, country, refusedDiscount, intentKey, fingerprint, refusal } = props;
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const isOrdering = useNavigation().formMethod === 'POST';
  const hasFailed = refusal?.kind === 'failed';
  useEffect(() => {
    if (hasFailed) pushCheckoutFailure('checkoutReview');
  }, [hasFailed]);
  const ledger = cartLedger(lines, plan, facts);
  const toPlan = { label: t('review.change-plan'), href: href('checkoutPlan', {}, locale) };
  return (
    <Container className="pb-16">
      <CheckoutSteps current="review" />
      <Split columns="8/4" className="pt-5">
        <div className="grid gap-10">
          <div className="grid gap-5">
            <h1 className="text-h1">{t('review.title')}</h1>
            {refusal && <Refusal refusal={refusal} />}
            {refusedDiscount && refusal?.kind !== 'discount-gone' && <RefusedDiscount refused={refusedDiscount} />}
            <Part
              title={t('review.contact')}
              change={{ label: t('review.change-contact'), href: href('checkoutContact', {}, locale) }}
            >
              <ContactBlock contact={contact} country={country} />
            </Part>
          </div>
          <Part title={t('review.items')} change={toPlan}>
            <CartLines lines={lines} readOnly />
          </Part>
          <Part title={t('review.next')} change={toPlan}>
            <NextSteps ledger={ledger} />
          </Part>
          {!plan.paysOnce && <PlanCalendar ledger={ledger} today={facts.today} />}
        </div>
        <aside className="desktop:sticky desktop:top-6">
          <PlanSummary plan={plan} ledger={ledger} today={facts.today}>
            <Form method="post" action={href('checkoutReview', {}, locale)} className="grid gap-3">
              <input type="hidden" name="intentKey" value={intentKey} />
              <input type="hidden" name="fingerprint" value={fingerprint} />
              {plan.shared && <EmployerConsent refused={refusal?.kind === 'not-agreed'} />}
              <Button type="submit" wide loading={isOrdering && t('review.ordering')}>
                {t('review.order')}
              </Button>
              <Note>{t('review.binding')}</Note>
              <p className="text-small text-ink-2">
                <TermsText text={t('review.terms')} />
              </p>
            </Form>
          </PlanSummary>
        </aside>
      </Split>
    </Container>
  );
}

/** What happens after the order, in its order; payments come first, as the summary has them. */
function NextSteps({ ledger: { obligations } }: { ledger: Ledger }) {
  const { t } = useTranslation('due');
  const locale = useLocale();
  const [first] = obligations;
  const steps = obligations.filter(
    (each) => each === first || (each.party !== 'employer' && each.party !== 'sponsors'),
  );
  return (
    <ol className="grid list-decimal gap-2 pl-5">
      {steps.map((each) => (
        <li key={`${each.kind} ${each.party}`}>{wordObligation(each, 'line', { t, locale })}</li>
      ))}
    </ol>
  );
}

function Part({
  title,
  change,
  children,
}: {
  title: string;
  change: { label: string; href: string };
  children: ReactNode;
}) {
  const { t } = useTranslation('checkout');
  return (
    <section className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{title}</h2>
        <TextLink className="text-small" href={change.href} aria-label={change.label}>
          {t('review.change')}
        </TextLink>
      </div>
      {children}
    </section>
  );
}

function ContactBlock({ contact, country }: { contact: Contact; country: string }) {
  const { t } = useTranslation('checkout');
  const { firstname, lastname, street, house_number: houseNumber, zip, city, email, phone, delivery } = contact;
  return (
    <div className="grid gap-4 border-t-2 border-ink pt-4 tablet:grid-cols-2">
      <address className="not-italic">
        <bdi>{firstname}</bdi> <bdi>{lastname}</bdi>
        <br />
        <bdi>{[street, houseNumber].filter(Boolean).join(' ')}</bdi>
        <br />
        <bdi>{zip}</bdi> <bdi>{city}</bdi>
        <br />
        <bdi>{country}</bdi>
      </address>
      <p className="break-words">
        <bdi>{email}</bdi>
        <br />
        <span className="num">{phone}</span>
      </p>
      {delivery && (
        <div>
          <h3 className="text-small font-medium">{t('review.delivery')}</h3>
          <address className="not-italic">
            <bdi>{delivery.name}</bdi>
            <br />
            <bdi>{[delivery.street, delivery.house_number].filter(Boolean).join(' ')}</bdi>
            <br />
            <bdi>{delivery.zip}</bdi> <bdi>{delivery.city}</bdi>
          </address>
        </div>
      )}
    </div>
  );
}

function RefusedDiscount({ refused }: { refused: RefusedCode }) {
  const { t } = useTranslation('discount');
  return (
    <Note kind="wait">{`${t('refused', { code: refused.code, reason: refusalText(refused, t) })} ${t('without')}`}</Note>
  );
}

function Refusal({ refusal }: { refusal: OrderRefusal }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <Note kind={refusal.kind === 'sold-out' || refusal.kind === 'failed' ? 'error' : 'wait'} alert>
      <p>{t(`review.${refusal.kind}`, { ...refusal })}</p>
      {refusal.kind === 'sold-out' && (
        <p className="mt-2">
          <TextLink href={href('checkoutPlan', {}, locale)}>{t('review.to-cart')}</TextLink>
        </p>
      )}
    </Note>
  );
}
