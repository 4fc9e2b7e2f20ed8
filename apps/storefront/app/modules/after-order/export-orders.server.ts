import { z } from 'zod';
import { bucketName } from '~/integrations/storage/storage.server.ts';
import { findLedgers } from '~/modules/orders/ledger.server.ts';
import { db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { listExportableOrders } from './orders-of-customer.server.ts';

const contactSchema = z.record(z.string(), z.unknown());

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Exports a person's orders with the typed data, payments, and pending files. */
export async function exportOrders(person: Person): Promise<ExportPart[]> {
  const ids = await listExportableOrders(db, person);
  const [orders, ledgers, uploads] = await Promise.all([
    db.checkout.findMany({
      where: { id: { in: ids } },
      orderBy: { createdAt: 'asc' },
      include: {
        deals: true,
        fulfilment: true,
        contract: { select: { createdAt: true } },
        orderEvents: { where: { kind: 'contract' }, orderBy: { id: 'asc' }, take: 1 },
        payment: { include: { transactions: { orderBy: { at: 'asc' } }, refunds: { orderBy: { createdAt: 'asc' } } } },
        terms: { select: { words: true, agreedAt: true, termsHash: true } },
      },
    }),
    findLedgers(ids),
    db.upload.findMany({ where: { userId: person.userId, bucket: bucketName('uploads') } }),
  ]);
  return [
    {
      name: 'orders',
      rows: orders.map(({ number, createdAt, contact, deals, fulfilment, terms, ...order }) => {
        const typed = contactSchema.safeParse(contact).data ?? {};
        const [signed] = order.orderEvents;
        return {
          number,
          orderedAt: createdAt.toISOString(),
          goods: deals.map(({ dealname }) => dealname).join(', '),
          stage: fulfilment?.stage ?? null,
          total: order.resultingPrice,
          discountCode: order.discountCode,
          discount: order.discountCode === null ? null : order.discount,
          downPayment: order.totalDownPayment,
          months: order.planLength,
          insurance: order.insurance ? order.insurancePrice : null,
          contractMadeAt: order.contract?.createdAt.toISOString() ?? null,
          signedAt: signed?.at.toISOString() ?? null,
          referralCode: order.uniqueReferralCode,
          firstname: text(typed.firstname),
          lastname: text(typed.lastname),
          email: text(typed.email),
          phone: text(typed.phone),
          street: [text(typed.street), text(typed.house_number)].filter(Boolean).join(' '),
          zip: text(typed.zip),
          city: text(typed.city),
          agreed: terms?.words ?? null,
          agreedAt: terms?.agreedAt.toISOString() ?? null,
          version: terms?.termsHash?.slice(0, 8) ?? null,
        };
      }),
    },
    {
      name: 'orderSchedule',
      rows: orders.flatMap(({ id, number }) => {
        const schedule = ledgers.get(id)?.schedule;
        return (schedule?.payments ?? []).map(({ date, kind, member, employer }) => ({
          number,
          dueOn: date,
          kind,
          amount: member,
          employerAmount: employer > 0 ? employer : null,
          signedBy: kind === 'instalment' ? (schedule?.assumption?.date ?? null) : null,
        }));
      }),
    },
    {
      name: 'orderPayments',
      rows: orders.flatMap(({ number, payment }) => [
        ...(payment?.transactions ?? []).map(({ at, means, status, amount }) => ({
          number,
          paidOn: zurichDate(at),
          means,
          paymentState: status,
          amount,
        })),
        ...(payment?.refunds ?? []).map(({ createdAt, doneAt, amount }) => ({
          number,
          returnedOn: zurichDate(doneAt ?? createdAt),
          returned: amount,
        })),
      ]),
    },
    { name: 'uploads', rows: uploads.map(({ key, createdAt }) => ({ file: key, since: createdAt.toISOString() })) },
  ];
}
