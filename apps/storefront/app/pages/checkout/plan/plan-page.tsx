import { Form } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { BuyBar } from '~/ui/buy-bar.tsx';
import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { type CartPlan, type CartView, isBlocked } from '~/modules/cart/cart.ts';
import { CartLines } from '~/modules/cart/ui/cart-lines.tsx';
import { linePlans } from '~/modules/cart/cart-plan.ts';
import { MeetingNote, RemovedNote } from '~/modules/cart/ui/cart-notes.tsx';
import { PostcodeField } from '~/modules/cart/ui/postcode-field.tsx';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import type { LineDays } from '~/modules/delivery/line-days.ts';
import { formatEquation, rateSentence } from '~/modules/financing/equation.ts';
import { type CartFacts, cartLedger } from '~/modules/checkout/cart-ledger.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';
import type { EnteredDiscount } from '~/modules/pricing/discount.ts';
import type { EarlyAnswer } from '~/modules/checkout/early-answer.ts';
import { planQuery } from '~/modules/checkout/plan-query.ts';
import { CheckoutSteps } from '~/pages/checkout/checkout-steps.tsx';
import { DiscountEntry, type RefusedCode } from '~/pages/checkout/discount-entry.tsx';
import { EarlyPayments } from './early-payments.tsx';
import { PlanCalendar } from '~/pages/checkout/plan-calendar.tsx';
import type { UnavailableLines } from './unavailable-lines.server.ts';
import { DownPayments, InsuranceChoice, TermChoice } from './plan-choices.tsx';
import { type PlanAnswer, usePlanMessages } from './plan-messages.ts';
import { PlanRate, PlanSummary } from '~/pages/checkout/plan-summary.tsx';
import { usePlanChoice } from './use-plan-choice.ts';

const EmptyCart = createPreloadedComponent(
  'empty-cart',
  async () => (await import('~/modules/cart/ui/empty-cart.tsx')).EmptyCart,
);

const UnavailableCart = createPreloadedComponent(
  'gone-cart',
  async () => (await import('./unavailable-cart.tsx')).UnavailableCart,
);

const FORM_ID = 'plan';

export interface PlanPageProps {
  cart: CartView;
  today: IsoDate;
  /** When its lines are there. */
  delivery: LineDays;
  /** The discount code that was entered, in force or not. */
  discount: EnteredDiscount | null;
  /** What an organization's shop allows, and what an employer pays. */
  rules: PlanRules;
  /** Whether a code has to be entered before anything can be ordered. */
  needsCode: boolean;
  /** What the ledger of the cart needs beside its plan. */
  facts: CartFacts;
  /** What the calculator found. */
  early: EarlyAnswer | null;
  /** Why something was not put into the cart, from the address. */
  notice: string | null;
  /** A line that was just taken out and can be put back. */
  removed: { itemId: string; name: string } | null;
  /** The order that emptied the cart lately. */
  placed: { number: string } | null;
  /** Bikes to begin with, where the cart is empty. */
  popular: readonly ProductTile[];
  /** What helps with lines that can't be ordered. */
  unavailable: UnavailableLines;
  /** What the action could not do. */
  answer: PlanAnswer | undefined;
}

export function PlanPage(props: PlanPageProps) {
  const { cart, notice, removed, placed, popular, answer } = props;
  const messages = usePlanMessages(answer, notice);
  return (
    <Container className="pb-16">
      {cart.lines.length === 0 ? (
        <div className="grid gap-6 pt-6 desktop:pt-10">
          <Messages messages={messages} />
          {removed && <RemovedNote {...removed} />}
          {cart.meeting && <MeetingNote meeting={cart.meeting} />}
          <EmptyCart popular={popular} placed={placed} />
        </div>
      ) : (
        <>
          <CheckoutSteps current="plan" />
          {/* Another set of lines is another plan: what was chosen here before is in the cart by then. */}
          <FilledCart key={cart.lines.map((line) => line.id).join()} {...props} messages={messages} />
        </>
      )}
    </Container>
  );
}

function Messages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Note kind="error" alert>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Note>
  );
}

function FilledCart(props: PlanPageProps & { messages: readonly string[] }) {
  const { cart, today, facts, discount, rules, needsCode, early, removed, answer, messages, unavailable, delivery } =
    props;
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const path = href('checkoutPlan', {}, locale);
  const choice = usePlanChoice(cart, { today, discount, rules, formId: FORM_ID, path });
  const { plan, lines } = choice;
  const ledger = cartLedger(lines, plan, facts);
  const unavailableLines = cart.lines.filter(({ id }) => id in unavailable.alternatives);
  const blocked = isBlocked(cart.lines) ? t('plan.blocked') : needsCode && t('plan.code-first');
  const next = (label: string, wide: boolean) => (
    <Button type="submit" form={FORM_ID} name="intent" value="continue" wide={wide} disabledReason={wide && blocked}>
      {label}
    </Button>
  );
  const list = (
    <div className="grid gap-5">
      <h1 className="text-h1">{t('plan.title')}</h1>
      <Messages messages={messages} />
      {removed && <RemovedNote {...removed} />}
      {cart.meeting && <MeetingNote meeting={cart.meeting} />}
      <CartLines
        lines={cart.lines}
        plans={linePlans(lines, plan)}
        alternatives={unavailable.alternatives}
        delivery={delivery}
      />
      {lines.length > 0 && <PostcodeField postcode={delivery.postcode} />}
    </div>
  );
  if (unavailableLines.length > 0 || lines.length === 0) {
    return (
      <UnavailableCart
        unavailable={unavailableLines}
        rest={lines}
        total={plan.total}
        formId={FORM_ID}
        path={path}
        months={cart.planLength}
        similar={unavailable.similar}
      >
        {list}
      </UnavailableCart>
    );
  }
  return (
    <>
      <Split columns="8/4" className="pt-5">
        <div className="grid gap-8">
          {list}
          <Form id={FORM_ID} method="post" action={path} noValidate preventScrollReset className="grid gap-10">
            <input type="hidden" name="seen" value={choice.seen} />
            <div className="grid gap-6">
              <TermChoice plan={plan} onChange={choice.setPlanLength} />
              {!plan.paysOnce && (
                <DownPayments
                  lines={lines}
                  plan={plan}
                  typed={choice.isTouched ? undefined : answer?.typed}
                  onChange={choice.setDownPayment}
                />
              )}
              <noscript>
                <Button type="submit" variant="secondary" small name="intent" value="update">
                  {t('plan.update')}
                </Button>
              </noscript>
            </div>
            {!plan.paysOnce && (
              <PlanCalendar ledger={ledger} today={today} fill={choice.isTouched} query={planQuery(lines, plan)} />
            )}
            {plan.insuranceYearly > 0 && <InsuranceChoice plan={plan} onChange={choice.setInsurance} />}
            {!plan.paysOnce && <EarlyPayments plan={plan} ledger={ledger} answer={early} path={path} />}
          </Form>
          <Announcement plan={choice.rested} />
        </div>
        <aside className="desktop:sticky desktop:top-6">
          <PlanSummary plan={plan} ledger={ledger} today={facts.today}>
            {next(t('plan.next'), true)}
            {/* Makes the next step's route known to the router before an answer leads there. */}
            <Anchor hidden href={href('checkoutContact', {}, locale)}>
              {t('plan.next')}
            </Anchor>
            <Note>{t('plan.not-binding')}</Note>
            {needsCode && <Note kind="wait">{t('plan.code-first-why')}</Note>}
            <DiscountEntry
              plan={plan}
              refused={answer?.refusedCode ?? refusedNow(discount)}
              formId={FORM_ID}
              isNeeded={needsCode}
            />
          </PlanSummary>
        </aside>
        <BuyBar
          only="phone"
          label={t('plan.bar')}
          rate={<PlanRate plan={plan} ledger={ledger} size="m" />}
          note={plan.paysOnce ? undefined : formatEquation(plan.amounts)}
          action={next(t('plan.next-short'), false)}
        />
      </Split>
    </>
  );
}

/** The entered code, where it has lost its force. */
function refusedNow(discount: PlanPageProps['discount']): RefusedCode | null {
  return discount && discount.terms === null ? discount : null;
}

function Announcement({ plan }: { plan: CartPlan | undefined }) {
  const { t } = useTranslation('common');
  if (!plan) return <p role="status" className="sr-only" />;
  return (
    <p role="status" className="sr-only">
      {rateSentence(plan.amounts, t, plan.shared)}
    </p>
  );
}
