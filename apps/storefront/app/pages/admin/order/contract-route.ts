import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { downloadContract, findContractOf } from '~/modules/after-order/contract.server.ts';
import { orderIdOf } from '~/modules/staff/order-acts.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';

/** The contract of an order as PDF, for the staff. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const number = params.number ?? '';
  const checkoutId = await orderIdOf(number);
  const contract = checkoutId && (await findContractOf(checkoutId));
  if (!contract) throw new Response('Not found', { status: 404 });
  await recordAction(staff, { action: 'order.contract', checkoutId });
  const result = await downloadContract(contract);
  if ('problem' in result) return redirect(`/admin/bestellungen/${number}`, 303);
  return new Response(new Uint8Array(result.pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="Velory-${number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
