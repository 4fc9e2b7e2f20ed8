import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type CartAnswer, localPath } from '~/modules/cart/cart.ts';
import { addOptionsOf, type CartAction, cartForm } from '~/modules/cart/cart.schema.server.ts';
import {
  acceptPrice,
  addLine,
  addRefusal,
  chooseForCart,
  enterDiscountCode,
  isRestorable,
  leaveCheckout,
  removeLine,
  restoreLines,
  getRefusalMessage,
  swapLine,
  undoRemoval,
} from '~/modules/cart/cart.server.ts';
import { isPostcode } from '~/modules/delivery/postcode.ts';
import { withoutOrdered } from '~/modules/orders/orders.server.ts';
import { ensureVisitor, type Visitor } from '~/modules/identity/identity.server.ts';
import { storeVisitorValues } from '~/modules/visit/visit.server.ts';
import { wantsData } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';

/** The address of the action is no page: the cart is at the beginning of the checkout. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(href('checkoutPlan', {}, localeOfRequest(request)));

/**
 * Everything that changes the cart (spec §4), by `intent`: `add`, `remove`, `undo-remove`, `swap`, `set-plan`,
 * `set-down-payment`, `set-insurance`, `set-postcode`, `accept-price`, `restore`, `leave-checkout`, `enter-code`.
 * Answers 303 to the local path `returnTo`, or to the cart's page; a script that stays on its page sends
 * `answer=data`.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const locale = localeOfRequest(request);
  const isDataWanted = wantsData(request, form);
  const answer = (result: CartAnswer, headers?: Headers) => {
    if (isDataWanted) return Response.json(result, { headers });
    const message = result.ok ? { entfernt: result.removed } : { hinweis: result.refusal };
    const cartPage = href('checkoutPlan', {}, locale, message);
    // What was taken out is said, and can be taken back, on the cart's page.
    const target = result.ok && !result.removed ? localPath(form.get('returnTo'), cartPage) : cartPage;
    return redirect(target, { status: 303, headers });
  };

  const parsed = parseForm(form, cartForm);
  if (!parsed.ok) return answer({ ok: false, refusal: 'not-understood' });
  const change = parsed.value;
  if (change.intent === 'set-postcode')
    return answer(await setPostcode(change.postcode, request.headers.get('Cookie')));
  const early = await answerWithoutVisitor(change);
  if (early) return answer(early);
  const { visitor, headers } = await ensureVisitor(request);
  if (change.intent === 'enter-code') {
    // Typed on the home page of a shop that needs one, which looks up its result.
    const sender = context.sender ?? visitor.userId;
    const refused = await enterDiscountCode(visitor, { typed: change.discountCode, sender, isEarly: true });
    const message = refused && getRefusalMessage(visitor, refused);
    const query = { code: message?.refusal ?? 'gilt', eingabe: message?.code, beleg: message?.mark };
    return redirect(`${href('home', {}, locale, query)}#code`, { status: 303, headers });
  }
  return answer(await apply(visitor, change), headers);
}

type VisitorAction = Exclude<CartAction, { intent: 'set-postcode' }>;
type CartChange = Exclude<VisitorAction, { intent: 'enter-code' }>;

/** The answer to what changes nothing: it begins no session. */
async function answerWithoutVisitor(change: VisitorAction): Promise<CartAnswer | undefined> {
  if (change.intent === 'add') {
    const refusal = await addRefusal(addOptionsOf(change));
    return refusal && { ok: false, refusal };
  }
  if (change.intent !== 'restore') return undefined;
  return (await isRestorable(await withoutOrdered(change.cart))) ? undefined : { ok: true };
}

/** Keeps the postcode that days of delivery are worked out for; an empty one is taken back. */
async function setPostcode(postcode: string, cookie: string | null): Promise<CartAnswer> {
  if (postcode !== '' && !isPostcode(postcode)) return { ok: false, refusal: 'postcode' };
  await storeVisitorValues(cookie, { postcode: postcode || null });
  return { ok: true };
}

async function apply(visitor: Visitor, change: CartChange): Promise<CartAnswer> {
  switch (change.intent) {
    case 'add':
      return addLine(visitor, addOptionsOf(change));
    case 'remove':
      return (await removeLine(visitor, change.itemId))
        ? { ok: true, removed: change.itemId }
        : { ok: false, refusal: 'not-found' };
    case 'undo-remove': {
      const refusal = await undoRemoval(visitor, change.itemId);
      return refusal ? { ok: false, refusal } : { ok: true };
    }
    case 'swap': {
      const refusal = await swapLine(visitor, change);
      return refusal ? { ok: false, refusal } : { ok: true };
    }
    case 'restore':
      await restoreLines(visitor, await withoutOrdered(change.cart));
      return { ok: true };
    case 'leave-checkout':
      await leaveCheckout(visitor);
      return { ok: true };
    default: {
      const [refused] = await choose(visitor, change);
      return refused ? { ok: false, refusal: refused.reason } : { ok: true };
    }
  }
}

type Choosing = Extract<VisitorAction, { intent: 'accept-price' | 'set-plan' | 'set-insurance' | 'set-down-payment' }>;

function choose(visitor: Visitor, change: Choosing) {
  switch (change.intent) {
    case 'accept-price':
      return acceptPrice(visitor, change.itemId, change.price);
    case 'set-plan':
      return chooseForCart(visitor, { planLength: change.planLength });
    case 'set-insurance':
      return chooseForCart(visitor, { insurance: change.insurance });
    case 'set-down-payment':
      return chooseForCart(visitor, { downPayments: [{ itemId: change.itemId, amount: change.amount }] });
  }
}
