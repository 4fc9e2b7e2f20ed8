import type { ServerBuild } from '@remix-run/node';
import { accessOfRoute } from '~/route-table.server.ts';
import { findRetiredInstance } from '~/modules/orders/retired-instance.server.ts';
import { type InstanceId, MAIN_SHOP } from '~/platform/instance-id.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import type { GateRequest } from './access-gate.ts';
import { routeIdOf } from './route-match.ts';

/**
 * The shop of an order whose buyer cannot go there any more, where a request to the main shop carries the order's
 * token: links of mails lead there. Asked for addresses alone that open something by what they carry.
 */
export async function findRetiredInstanceOfRequest(
  build: ServerBuild,
  request: GateRequest,
): Promise<InstanceId | undefined> {
  return currentInstanceId() === MAIN_SHOP ? ordersShop(build, request) : undefined;
}

/**
 * Whether a request to a private shop opens an order of its own whose buyer is no member now: the main shop shows it.
 */
export async function isFormerMembersOrder(build: ServerBuild, request: GateRequest): Promise<boolean> {
  return (await ordersShop(build, request)) === currentInstanceId();
}

async function ordersShop(build: ServerBuild, request: GateRequest): Promise<InstanceId | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const id = routeIdOf(build, request.path);
  return id !== undefined && accessOfRoute(id)?.also === 'own' ? findRetiredInstance(token) : undefined;
}

function tokenOf({ url, form }: GateRequest): string | undefined {
  const inQuery = new URL(url, 'http://localhost').searchParams.get('token');
  if (inQuery !== null) return inQuery;
  const inForm = form?.get('token');
  return typeof inForm === 'string' ? inForm : undefined;
}
