import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { localPath } from '~/modules/cart/cart';
import { addOptionsOf, type CartAction, parseCartAction } from '~/modules/cart/cart.schema.server';
import { acceptPrice, addLine, addRefusal, chooseForCart, removeLine } from '~/modules/cart/cart.server';
import { ensureVisitor, type Visitor } from '~/modules/identity/identity.server';
import { isDocumentRequest } from '~/platform/form-answer.server';
import { href, localeOfRequest } from '~/site-map';

/** What a change of the cart answers where a script asks for data; everybody else is redirected. */
export type CartAnswer = { ok: true; itemId?: string } | { ok: false; refusal: string };

/** The address of the action is no page: the cart is at the beginning of the checkout. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(href('checkoutPlan', {}, localeOfRequest(request)));

/**
 * Everything that changes the cart (spec §4), by `intent`: `add`, `remove`, `set-plan`, `set-down-payment`,
 * `set-insurance`, `accept-price`. Answers 303 to the local path `returnTo`, or to the cart's page; a script that stays on
 * its page sends `answer=data`.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const cartPage = href('checkoutPlan', {}, localeOfRequest(request));
  const wantsData = form.get('answer') === 'data' && !isDocumentRequest(request);
  const answer = (result: CartAnswer, headers?: Headers) => {
    if (wantsData) return data(result, { headers });
    const target = result.ok ? localPath(form.get('returnTo'), cartPage) : `${cartPage}?hinweis=${result.refusal}`;
    return redirect(target, { status: 303, headers });
  };

  const change = parseCartAction(form);
  if (!change) return answer({ ok: false, refusal: 'not-understood' });
  const refusal = change.intent === 'add' ? await addRefusal(addOptionsOf(change)) : undefined;
  if (refusal) return answer({ ok: false, refusal });
  const { visitor, headers } = await ensureVisitor(request);
  return answer(await apply(visitor, change), headers);
}

async function apply(visitor: Visitor, change: CartAction): Promise<CartAnswer> {
  if (change.intent === 'add') return addLine(visitor, addOptionsOf(change));
  const [refused] = await refusalsOf(visitor, change);
  return refused ? { ok: false, refusal: refused.reason } : { ok: true };
}

function refusalsOf(visitor: Visitor, change: Exclude<CartAction, { intent: 'add' }>) {
  switch (change.intent) {
    case 'remove':
      return removeLine(visitor, change.itemId);
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
