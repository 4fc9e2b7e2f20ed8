import { href } from '~/site-map.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { type AfterOrderView, downloadProblemOf, refusalOf } from './after-order.ts';
import { contractView } from './contract.server.ts';
import { idDocumentView } from './id-document.server.ts';
import { insuranceView } from './insurance.server.ts';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { isEnding, isOpenAt } from '~/modules/orders/order-stages.ts';
import { scheduleFilesOf } from './schedule-files.server.ts';
import { uploadBucket } from './uploads.server.ts';

/**
 * Reads what still has to be done for an order, and what is done.
 * @param query of the page's URL: identifies the order, and why the last change was refused
 */
export async function afterOrderView(order: Order, query: URLSearchParams): Promise<AfterOrderView> {
  const { token } = orderLinkOf(query);
  const link = token ? { token } : { nr: order.number };
  const { stage } = order;
  const [idDocument, insurance, contract] = await Promise.all([
    order.payOneTime || !isOpenAt(stage, 'id-document') ? null : idDocumentView(order),
    isOpenAt(stage, 'insurance') ? insuranceView(order) : null,
    contractView(order),
  ]);
  const tokenQuery = token ? `?${new URLSearchParams({ token }).toString()}` : '';
  const { id, state } = contract;
  const signingUrl =
    contract.signingUrl ??
    (state === 'ready' && isOpenAt(stage, 'sign') ? href('signContract', {}, order.locale, link) : null);
  return {
    link,
    refusal: refusalOf(query.get('hinweis')),
    downloadProblem: downloadProblemOf(query.get('vertrag')),
    idDocument,
    ended: isEnding(stage) ? stage : null,
    insurance: insurance && insurance.yearly > 0 ? insurance : null,
    contract: { state, signingUrl, href: id && `/api/document-signing/downloadDocument/${id}${tokenQuery}` },
    trackerHref: href('orderTracker', {}, order.locale, link),
    choiceHref: href('stockChoice', {}, order.locale, link),
    scheduleFiles: scheduleFilesOf(order, link),
    uploadBucket: uploadBucket(),
  };
}
