import type { LoaderFunctionArgs } from '@remix-run/node';
import { currentOrganization } from '~/modules/instances/instances.server.ts';
import { requireAdministrator } from '~/modules/organizations/administrator.server.ts';
import { sharedOrders, statementCsv, statementPdf, statementStates } from '~/modules/organizations/admin.server.ts';
import { attachBill } from '~/modules/payments/payments.server.ts';
import { isMonth, statementOf } from '~/modules/organizations/statement.ts';
import { localeOfRequest } from '~/site-map.ts';

const FILE = /^(\d{4}-\d{2})\.(csv|pdf)$/;

/** A month's statement of the employer's part, as CSV or PDF. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { organization } = await requireAdministrator(request);
  const [, month = '', kind] = FILE.exec(params.file ?? '') ?? [];
  if (!isMonth(month)) throw new Response('Not found', { status: 404 });
  const locale = localeOfRequest(request);
  const { name } = currentOrganization(locale) ?? organization;
  const statement = statementOf(await sharedOrders(organization), month);
  const headers = {
    'Content-Disposition': `attachment; filename="${organization.slug}-${month}.${kind}"`,
    'Cache-Control': 'private, no-store',
  };
  if (kind === 'csv') {
    return new Response(await statementCsv(statement, locale), {
      headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' },
    });
  }
  const standing = (await statementStates(organization))(month, statement.total);
  const pdf = await statementPdf({ name }, statement, standing, locale, (document) =>
    attachBill(document, {
      amount: standing.outstanding,
      locale,
      reference: `${organization.id} ${month}`,
      message: `${name} ${month}`,
    }),
  );
  return new Response(new Uint8Array(pdf), { headers: { ...headers, 'Content-Type': 'application/pdf' } });
}
