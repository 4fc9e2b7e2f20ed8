import { useFetcher, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { CartLine, CartPlan, CartView } from '~/modules/cart/cart.ts';
import { priceCart } from '~/modules/cart/priced-cart.ts';
import { planQuery } from '~/modules/checkout/plan-query.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';
import type { EnteredDiscount } from '~/modules/pricing/discount.ts';

/** How long a choice has to rest before it is saved and read out, in milliseconds. */
const REST_MS = 400;

/** What was chosen here and is not saved yet; all else is as the cart says. */
interface Draft {
  planLength?: number;
  insurance?: boolean;
  /** Rappen by line. */
  downPayments: Readonly<Record<string, number>>;
}

const NOTHING_CHOSEN: Draft = { downPayments: {} };

export interface PlanChoice {
  lines: CartLine[];
  plan: CartPlan;
  /** Whether the shopper has changed something here. */
  isTouched: boolean;
  /** What the cart says without it, as `planQuery` writes it. */
  seen: string;
  /** The plan announced to screen readers, updated after a pause. */
  rested: CartPlan | undefined;
  setPlanLength: (months: number) => void;
  setInsurance: (insurance: boolean) => void;
  setDownPayment: (itemId: string, rappen: number) => void;
}

interface PlanChoiceOptions {
  today: IsoDate;
  /** The discount code that was entered, in force or not. */
  discount: EnteredDiscount | null;
  /** What an organization's shop allows, and what an employer pays. */
  rules: PlanRules;
  /** Where the choices stand. */
  formId: string;
  /** The form's action: where they are sent. */
  path: string;
}

/**
 * The choices of the plan page. The plan is calculated at once by the rules that the server applies too, and saved when
 * a choice rests; without JavaScript the form does the same by being sent.
 */
export function usePlanChoice(cart: CartView, { today, discount, rules, formId, path }: PlanChoiceOptions): PlanChoice {
  const [draft, setDraft] = useState(NOTHING_CHOSEN);
  const [isTouched, setTouched] = useState(false);
  const [rested, setRested] = useState<CartPlan>();
  const withDraft = cart.lines.map((line) => ({
    ...line,
    downPayment: draft.downPayments[line.id] ?? line.downPayment,
  }));
  const { planLength = cart.planLength, insurance = cart.insurance } = draft;
  const terms = { today, discount, rules };
  const { lines, plan } = priceCart({ ...cart, planLength, insurance, lines: withDraft }, terms);
  const stored = draft === NOTHING_CHOSEN ? { lines, plan } : priceCart(cart, terms);
  const save = useRef(() => {});
  const fetcher = useFetcher();
  save.current = () => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) fetcher.submit(new FormData(form), { method: 'post', action: path });
    setRested(plan);
  };
  const saved = useRef<Draft>();
  const isBusy = [fetcher.state, useNavigation().state].some((state) => state !== 'idle');
  useEffect(() => {
    // The next save waits for the last one's answer: a request that is broken off would be told as an error. While the
    // form itself is being sent, it takes the choice along.
    if (isBusy || draft === NOTHING_CHOSEN) return;
    // The cart knows by now what was chosen, and whether something else was chosen elsewhere.
    if (saved.current === draft) {
      setDraft(NOTHING_CHOSEN);
      return;
    }
    const timer = setTimeout(() => {
      saved.current = draft;
      save.current();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [draft, isBusy]);

  const change = (part: (draft: Draft) => Partial<Draft>) => {
    setTouched(true);
    setDraft((current) => ({ ...current, ...part(current) }));
  };
  return {
    lines,
    plan,
    isTouched,
    seen: planQuery(stored.lines, stored.plan),
    rested,
    setPlanLength: (months) => change(() => ({ planLength: months })),
    setInsurance: (wanted) => change(() => ({ insurance: wanted })),
    setDownPayment: (itemId, rappen) =>
      change(({ downPayments }) => ({ downPayments: { ...downPayments, [itemId]: rappen } })),
  };
}
