import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import type { WishAnswer } from '~/modules/wishlist/wishlist.ts';
import { wishForm } from '~/modules/wishlist/wishlist.schema.server.ts';
import { canAddToWishlist, wish } from '~/modules/wishlist/wishlist.server.ts';
import { wantsData } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { localPath } from '~/modules/cart/cart.ts';
import { href, localeOfRequest } from '~/site-map.ts';

/** The address of the action is no page: the list is. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(href('wishlist', {}, localeOfRequest(request)));

/**
 * Puts a product on the wishlist, or takes it off (spec §4), by `intent`: `add`, `remove` or `toggle`. Answers 303 to
 * the local path `returnTo`, or to the list; a script that stays on its page sends `answer=data`.
 */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const isDataWanted = wantsData(request, form);
  const answer = (result: WishAnswer, headers?: Headers) => {
    if (isDataWanted) return Response.json(result, { headers });
    const page = href('wishlist', {}, locale, result.ok ? {} : { hinweis: result.refusal });
    return redirect(result.ok ? localPath(form.get('returnTo'), page) : page, { status: 303, headers });
  };
  const parsed = parseForm(form, wishForm);
  if (!parsed.ok) return answer({ ok: false, refusal: 'unknown' });
  const change = parsed.value;
  // What changes nothing begins no session.
  const isAnonymous = (await visitorOf(request)) === null;
  if (isAnonymous && (change.intent === 'remove' || !(await canAddToWishlist(change.product)))) {
    return answer(change.intent === 'remove' ? { ok: true, hearts: [] } : { ok: false, refusal: 'unknown' });
  }
  const { visitor, headers } = await ensureVisitor(request);
  const { hearts, refusal } = { hearts: [], refusal: undefined, ...(await wish(visitor, change, locale)) };
  return answer(refusal ? { ok: false, refusal } : { ok: true, hearts }, headers);
}
