import type { ActionFunctionArgs } from '@remix-run/node';
import { opensOrder } from '~/modules/orders/order-access.server.ts';
import { orderOriginSchema } from '~/modules/orders/order-origin.schema.server.ts';
import { recordOrigin, reportFlagFailed } from '~/modules/orders/order-origin.server.ts';
import { apiError, apiSuccess, parseBody } from '~/platform/api.server.ts';

/** `POST /api/checkout/ip`: looks whether an order is suspicious; why is for staff only (spec §7, §8). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { input, refusal } = await parseBody(orderOriginSchema, request);
  if (refusal) return refusal;
  const { checkoutDocId: checkoutId, updateCheckoutDocToken, ...claims } = input;
  if (!(await opensOrder(checkoutId, updateCheckoutDocToken))) {
    return apiError('unauthorized', 'The token is not valid for this order');
  }
  try {
    const reasons = await recordOrigin({ checkoutId, sender: context.sender, claims });
    return apiSuccess({ flagged: (reasons?.length ?? 0) > 0 });
  } catch (error) {
    await reportFlagFailed(checkoutId, error);
    return apiSuccess({ flagged: false });
  }
}
