import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type Visitor, visitorOf } from '~/modules/identity/identity.server.ts';
import type { AfterOrderAnswer } from '~/modules/after-order/after-order.ts';
import { type IdDocumentChange, idDocumentForm } from '~/modules/after-order/id-document.schema.server.ts';
import {
  addIdPicture,
  chooseIdDocument,
  readIdPicture,
  removeIdPicture,
} from '~/modules/after-order/id-document.server.ts';
import { findOwnOrder } from '~/modules/orders/order-access.server.ts';
import { orderLinkOf, orderPath } from '~/modules/orders/order-link.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { apiError } from '~/platform/api.server.ts';
import { wantsData } from '~/platform/form-answer.server.ts';
import { sentFormOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { localeOfRequest } from '~/site-map.ts';

/** One side of an order's identity document, for its owner. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const order = await findOwnOrder(request, orderLinkOf(query));
  const side = query.get('seite') === 'back' ? 'back' : 'front';
  const picture = order && (await readIdPicture(order, side));
  if (!picture) return apiError('not_found', 'Picture not found');
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, no-store' },
  });
}

/**
 * Chooses an identity document, takes one side of it or takes it back (`intent`: `choose`, `upload`, `remove`).
 * Answers 303 to the order's page; a script that stays there sends `answer=data`.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = (await sentFormOf(request)) ?? new FormData();
  const link = orderLinkOf(form);
  const order = await findOwnOrder(request, link);
  const parsed = parseForm(form, idDocumentForm);
  const change = parsed.ok ? parsed.value : null;
  const answer = (result: AfterOrderAnswer) => {
    const status = order ? 200 : 404;
    if (wantsData(request, form)) return data(result, { status });
    const query = result.ok ? {} : { hinweis: result.refusal };
    return redirect(orderPath(localeOfRequest(request), link, 'ausweis', query), 303);
  };
  if (!order) return answer({ ok: false, refusal: 'order-missing' });
  if (!change || order.payOneTime) return answer({ ok: false, refusal: 'not-understood' });
  if (!isOpenAt(order.stage, 'id-document') && change.intent !== 'remove')
    return answer({ ok: false, refusal: 'closed' });
  const refusal = await apply(order, change, await visitorOf(request));
  return answer(refusal ? { ok: false, refusal } : { ok: true });
}

async function apply(order: { id: string }, change: IdDocumentChange, visitor: Visitor | null) {
  switch (change.intent) {
    case 'choose':
      return chooseIdDocument(order, change.kind);
    case 'remove':
      return void (await removeIdPicture(order, change.side));
    case 'upload':
      if (change.upload && visitor) return addIdPicture(order, change.label, { upload: change.upload, visitor });
      return change.file ? addIdPicture(order, change.label, { file: change.file }) : 'empty';
  }
}
