import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { acceptedLocale } from '~/i18n/accepted-locale.server.ts';
import { callerOf } from '~/modules/identity/caller.server.ts';
import { isStaff } from '~/modules/identity/id-token.server.ts';
import { type ContractOwner, downloadContract, findContract } from '~/modules/after-order/contract.server.ts';
import { orderPath } from '~/modules/orders/order-link.ts';
import { apiError } from '~/platform/api.server.ts';
import { isDocumentRequest } from '~/platform/form-answer.server.ts';
import { href } from '~/site-map.ts';

type Access = 'allowed' | 'unknown' | 'refused' | 'closed';

/**
 * Whether the sender may read a contract: by its order's token, as its owner, or as staff. Of an order that was
 * cancelled only staff read it.
 */
async function accessTo(request: Request, contract: ContractOwner | null): Promise<Access> {
  const query = new URL(request.url).searchParams;
  const forOwner = contract?.isOpen ? 'allowed' : 'closed';
  if (contract && query.get('token') === contract.token) return forOwner;
  const caller = await callerOf(request, query.get('idToken'));
  if (!caller) return 'unknown';
  if (contract && (await isStaff(caller))) return 'allowed';
  return contract?.userId === caller.userId ? forOwner : 'refused';
}

/**
 * `GET /api/document-signing/downloadDocument/{id}`: the contract as PDF for its owner and staff (spec §7). A browser
 * that gets none is led back to its order, where the reason is shown; without a key to the order, to the page that
 * asks for it.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const contract = await findContract(params.id ?? '');
  const access = await accessTo(request, contract);
  if (access === 'unknown' || access === 'refused' || !contract) {
    if (isDocumentRequest(request)) return redirectToLookup(request);
    if (access === 'unknown') return apiError('unauthorized', 'A session or a token is required');
    return apiError('not_found', 'Document not found');
  }
  const token = new URL(request.url).searchParams.get('token');
  const link = token ? { token } : { nr: contract.number };
  if (access === 'closed') {
    const isAsked = isDocumentRequest(request);
    return isAsked ? redirect(orderPath(contract.locale, link), 303) : apiError('not_found', 'Document not found');
  }
  const result = await downloadContract(contract);
  if ('pdf' in result) return pdfAnswer(result.pdf, `Velory-${contract.number}.pdf`);
  if (!isDocumentRequest(request)) return apiError('upstream_failed', result.problem);
  return redirect(orderPath(contract.locale, link, 'vertrag', { vertrag: result.code }), 303);
}

/**
 * Leads a browser that may not read a contract to the page that finds an order; the address says nothing of the
 * contract.
 */
function redirectToLookup(request: Request): Response {
  const locale = acceptedLocale(request.headers.get('Accept-Language'));
  return redirect(href('orderTracker', {}, locale, { hinweis: 'contract' }), 303);
}

function pdfAnswer(pdf: Buffer, name: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
